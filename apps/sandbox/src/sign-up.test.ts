import { decodeJwt } from 'jose';
import { demoAccounts } from './identity/demo-accounts.ts';
import { Browser, type Shown } from '@shop/server/testing';
import { shopAt } from './testing/shop.ts';
import { startSandbox, type RunningSandbox } from '@shop/server/testing';

let sandbox: RunningSandbox;
let shop: ReturnType<typeof shopAt>;
let browser: Browser;

beforeAll(async () => {
  sandbox = await startSandbox();
  shop = shopAt(sandbox.url);
});
afterAll(() => sandbox.stop());
beforeEach(() => (browser = new Browser()));

/** Goes up to the page that asks for the code. */
async function askForCode(email: string, more: Record<string, string> = {}) {
  const request = shop.begin(more);
  const page = await browser.open(request.url);
  const address = await browser.open(`${page.url.href}/sign-up`);
  return { request, page: await browser.send(address, /\/sign-up$/, { email }) };
}

const codeFor = async (email: string) => (await sandbox.mailTo(email))[0]?.code;
const wrong = (code: string | undefined) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function sendCode(page: Shown, code: string | undefined) {
  return browser.send(page, /\/sign-up\/code$/, { code: code ?? '' });
}

describe('signing up', () => {
  it('H1: proves the address with a mailed code; then the user is signed in, and can sign in again', async () => {
    const { request, page } = await askForCode(' Zoe@New-Company.example ', { ui_locales: 'de' });
    expect(page.body).toContain('zoe@new-company.example');
    expect(page.body).toContain('/mail?to=zoe%40new-company.example');
    const [mail] = await sandbox.mailTo('zoe@new-company.example');
    expect(mail).toMatchObject({
      subject: 'Ihr Code',
      language: 'de',
      code: expect.stringMatching(/^\d{6}$/) as string,
    });

    const details = await sendCode(page, ` ${mail!.code!.slice(0, 3)} ${mail!.code!.slice(3)} `);
    expect(details.body).toContain('Mindestens 8 Zeichen');
    const person = { firstName: 'Zoë', lastName: 'O’Hara-Müller', password: 'correct horse' };
    const short = await browser.send(details, /\/details$/, { ...person, password: '1234567' });
    expect(short.body).toContain('Wählen Sie ein Passwort mit mindestens 8 Zeichen.');
    expect(short.body).toContain('value="Zoë"');
    expect(short.body).not.toContain('1234567');

    const back = await browser.send(short, /\/details$/, person);
    const { tokens } = await shop.redeem(back, request);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      emails: ['zoe@new-company.example'],
      given_name: 'Zoë',
      family_name: 'O’Hara-Müller',
      oid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });

    const later = new Browser();
    const signIn = await later.open(shop.begin().url);
    const fields = { email: 'ZOE@new-company.example', password: 'correct horse' };
    expect((await later.send(signIn, /\/login\/[^/]+$/, fields)).url.pathname).toBe('/auth/callback');
  });

  it('cannot skip the code', async () => {
    const { page } = await askForCode('skipping@new.example');
    const details = page.url.href.replace('/code', '/details');
    expect((await browser.open(details)).url.pathname).toMatch(/\/sign-up$/);
    const person = { firstName: 'A', lastName: 'B', password: 'long enough' };
    expect((await browser.open(details, { form: person })).url.pathname).toMatch(/\/sign-up$/);
  });

  it('allows five tries, after which even the right code is invalid', async () => {
    const { page } = await askForCode('guesser@new.example');
    const code = await codeFor('guesser@new.example');
    expect((await sendCode(page, wrong(code))).body).toContain('Tries left: 4.');
    for (let tries = 2; tries <= 20; tries += 1) await sendCode(page, wrong(code));
    const late = await sendCode(page, code);
    expect(late.status).toBe(400);
    expect(late.body).toContain('This code is no longer valid.');

    const fresh = await browser.send(late, /\/sign-up$/);
    expect((await sendCode(fresh, await codeFor('guesser@new.example'))).url.pathname).toMatch(/\/details$/);
  });

  it('counts parallel tries', async () => {
    const { page } = await askForCode('parallel@new.example');
    const code = await codeFor('parallel@new.example');
    const guesses = Array.from({ length: 20 }, () => sendCode(page, wrong(code)));
    await Promise.all(guesses);
    expect((await sendCode(page, code)).body).toContain('This code is no longer valid.');
  });

  it('sends at most ten codes to one address', async () => {
    for (let sent = 1; sent <= 10; sent += 1) await askForCode('flooded@new.example');
    const { page } = await askForCode('flooded@new.example');
    expect(page.body).toContain('Too many codes were sent to this address.');
    expect(await sandbox.mailTo('flooded@new.example')).toHaveLength(10);
  });

  it('does not reveal on the page whether an account exists; the mail does', async () => {
    const [{ email }] = demoAccounts;
    const { page } = await askForCode(email);
    const { page: other } = await askForCode('stranger@new.example');
    expect(page.body.replaceAll(/login\/[^/"]+/g, '')).toBe(
      other.body
        .replaceAll(/login\/[^/"]+/g, '')
        .replaceAll('stranger@new.example', email)
        .replaceAll('stranger%40new.example', encodeURIComponent(email)),
    );
    const [mail] = await sandbox.mailTo(email);
    expect(mail).toMatchObject({ subject: 'You have an account already' });
    expect(mail).not.toHaveProperty('code');
  });

  it('rejects the proof of another sign-up', async () => {
    const { page } = await askForCode('mine@new.example');
    await sendCode(page, await codeFor('mine@new.example'));
    const { page: second } = await askForCode('not-mine@new.example');
    const skipped = await browser.open(second.url.href.replace('/code', '/details'));
    expect(skipped.url.pathname).toMatch(/\/sign-up$/);
  });
});
