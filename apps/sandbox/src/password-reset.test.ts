import { demoAccounts } from './identity/demo-accounts.ts';
import { Browser } from '@shop/server/testing';
import { registration, shopAt } from './testing/shop.ts';
import { startSandbox, type RunningSandbox } from '@shop/server/testing';

let sandbox: RunningSandbox;
let shop: ReturnType<typeof shopAt>;
let reset: ReturnType<typeof shopAt>;

beforeAll(async () => {
  sandbox = await startSandbox();
  shop = shopAt(sandbox.url);
  reset = shopAt(sandbox.url, registration.passResetPolicy);
});
afterAll(() => sandbox.stop());

async function resetPassword(browser: Browser, email: string, password: string) {
  const request = reset.begin({ login_hint: email });
  const address = await browser.open(request.url);
  expect(address.body).toContain(`value="${email}"`);
  const asked = await browser.send(address, /\/login\/[^/]+$/, { email });
  const [mail] = await sandbox.mailTo(email);
  const choosing = await browser.send(asked, /\/code$/, { code: mail!.code! });
  return { request, choosing, back: await browser.send(choosing, /\/new-password$/, { password }) };
}

async function canSignIn(browser: Browser, email: string, password: string): Promise<boolean> {
  const page = await browser.open(shop.begin({ prompt: 'login' }).url);
  const after = await browser.send(page, /\/login\/[^/]+$/, { email, password });
  return after.url.pathname === '/auth/callback';
}

describe('resetting a password', () => {
  const [anna, paul, marie] = demoAccounts;

  it('H1: needs the mailed code; then the old password is rejected and the new one signs in, repeatedly', async () => {
    const browser = new Browser();
    for (const [before, after] of [
      [registration.demoPassword, 'a new password'],
      ['a new password', 'an even newer one'],
    ] as const) {
      const { back } = await resetPassword(browser, anna.email, after);
      expect(back.url.pathname).toBe('/auth/callback');
      expect(back.url.searchParams.get('code')).toBeTruthy();
      expect(await canSignIn(new Browser(), anna.email, before)).toBe(false);
      expect(await canSignIn(new Browser(), anna.email, after)).toBe(true);
    }
  });

  it('does not sign in: the sign-in policy still asks, and earlier sessions and tokens have ended', async () => {
    const elsewhere = new Browser();
    const request = shop.begin();
    const page = await elsewhere.open(request.url);
    const entered = { email: paul.email, password: registration.demoPassword };
    const { tokens } = await shop.redeem(await elsewhere.send(page, /\/login\/[^/]+$/, entered), request);

    const browser = new Browser();
    const { request: resetRequest, back } = await resetPassword(browser, paul.email, 'a new password');
    expect((await browser.open(shop.begin().url)).body).toContain('<h1>Sign in</h1>');
    expect((await reset.redeem(back, resetRequest)).tokens).not.toHaveProperty('refresh_token');

    expect((await elsewhere.open(shop.begin().url)).body).toContain('<h1>Sign in</h1>');
    expect((await shop.refresh(tokens.refresh_token!)).tokens.error).toBe('invalid_grant');
  });

  it('states the password rule beforehand and rejects a short password', async () => {
    const { choosing, back } = await resetPassword(new Browser(), marie.email, 'short');
    expect(choosing.body).toContain('At least 8 characters.');
    expect(back.status).toBe(400);
    expect(back.body).toContain('Choose a password of at least 8 characters.');
    expect(await canSignIn(new Browser(), marie.email, registration.demoPassword)).toBe(true);
  });

  it('can be cancelled, which the shop gets as AADB2C90091', async () => {
    const browser = new Browser();
    const { url } = await browser.send(await browser.open(reset.begin().url), /\/cancel$/);
    expect(url.searchParams.get('error')).toBe('access_denied');
    expect(url.searchParams.get('error_description')).toMatch(/^AADB2C90091: /);
  });

  it('shows an unknown address the same page, and mails it that there is no account', async () => {
    const browser = new Browser();
    const address = await browser.open(reset.begin().url);
    const asked = await browser.send(address, /\/login\/[^/]+$/, { email: 'nobody@unknown.example' });
    expect(asked.body).toContain('<h1>Enter the code</h1>');
    const [mail] = await sandbox.mailTo('nobody@unknown.example');
    expect(mail).toMatchObject({ subject: 'There is no account with this address' });
    expect(mail).not.toHaveProperty('code');
  });
});
