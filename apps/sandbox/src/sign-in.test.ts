import { createRemoteJWKSet, jwtVerify } from 'jose';
import { demoAccounts } from './identity/demo-accounts.ts';
import { Browser } from '@shop/server/testing';
import { registration, shopAt } from './testing/shop.ts';
import { startSandbox, type RunningSandbox } from '@shop/server/testing';

let sandbox: RunningSandbox;
let shop: ReturnType<typeof shopAt>;

beforeAll(async () => {
  sandbox = await startSandbox();
  shop = shopAt(sandbox.url);
});
afterAll(() => sandbox.stop());

const [anna, paul] = demoAccounts;
const password = registration.demoPassword;

/** Signs in with the browser's session and returns the person in its tokens. */
async function whoCameBack(browser: Browser, more: Record<string, string> = {}): Promise<string> {
  const request = shop.begin(more);
  const { tokens } = await shop.redeem(await browser.open(request.url), request);
  const { payload } = await jwtVerify(tokens.id_token, createRemoteJWKSet(shop.keys));
  return payload['oid'] as string;
}

async function signIn(browser: Browser, email: string, more: Record<string, string> = {}) {
  const request = shop.begin(more);
  const page = await browser.open(request.url);
  return { request, back: await browser.send(page, /\/login\/[^/]+$/, { email, password }) };
}

describe('the provider', () => {
  it('publishes its addresses where Azure AD B2C does, whatever case the policy is written in', async () => {
    const { tenant, signInPolicy, passResetPolicy } = registration;
    for (const policy of [signInPolicy, passResetPolicy, signInPolicy.toUpperCase()]) {
      const response = await fetch(`${sandbox.url}/${tenant}/${policy}/v2.0/.well-known/openid-configuration`);
      const base = `${sandbox.url}/${tenant}/${policy.toLowerCase()}`;
      expect(await response.json()).toMatchObject({
        issuer: `${base}/v2.0/`,
        authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
        token_endpoint: `${base}/oauth2/v2.0/token`,
        end_session_endpoint: `${base}/oauth2/v2.0/logout`,
        jwks_uri: `${base}/discovery/v2.0/keys`,
      });
    }
  });

  it('says that it is there, and nothing to a foreign host name', async () => {
    expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      const headers = { host: `rebound.example:${sandbox.port}` };
      request(`${sandbox.url}/mail`, { headers }, (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(421);
  });
});

describe('signing in', () => {
  it('H1: brings the shop tokens that say who it is and verify against the published keys', async () => {
    const { request, back } = await signIn(new Browser(), anna.email);
    expect(back.url.href).toMatch(/^http:\/\/localhost:3000\/auth\/callback\?/);
    expect(back.url.searchParams.get('state')).toBe(request.state);

    const { status, tokens } = await shop.redeem(back, request);
    expect(status).toBe(200);
    const keys = createRemoteJWKSet(shop.keys);
    const identity = {
      oid: anna.oid,
      emails: [anna.email],
      given_name: 'Anna',
      family_name: 'Lindqvist',
      tfp: registration.signInPolicy,
    };
    const access = await jwtVerify(tokens.access_token, keys, {
      issuer: shop.issuer,
      audience: registration.apiAudience,
      algorithms: ['RS256'],
    });
    expect(access.payload).toMatchObject({ ...identity, scp: 'shop.access' });
    expect(access.payload.exp! - access.payload.iat!).toBeGreaterThanOrEqual(15 * 60);
    const id = await jwtVerify(tokens.id_token, keys, { issuer: shop.issuer, audience: registration.clientId });
    expect(id.payload).toMatchObject({ ...identity, nonce: request.nonce });
    const info = JSON.parse(Buffer.from(tokens.client_info, 'base64url').toString()) as unknown;
    expect(info).toEqual({ uid: `${anna.oid}-b2c_1a_signin`, utid: registration.tenant });
  });

  it('is refused with a wrong password: it says so, keeps the address and forgets the password', async () => {
    const browser = new Browser();
    const page = await browser.open(shop.begin().url);
    const typed = { email: anna.email, password: 'not-the-password' };
    const refused = await browser.send(page, /\/login\/[^/]+$/, typed);
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('Address and password do not match.');
    expect(refused.body).toContain(`value="${anna.email}"`);
    expect(refused.body).not.toContain('not-the-password');
  });

  it('says what is missing, at its field', async () => {
    const browser = new Browser();
    const page = await browser.open(shop.begin().url);
    const invalid = await browser.send(page, /\/login\/[^/]+$/, { email: 'anna', password: '' });
    expect(invalid.body).toMatch(/id="email-error">Write the e-mail address in full/);
    expect(invalid.body).toMatch(/id="password-error">Enter your password/);
    expect(invalid.body).toMatch(/<title>Error: Sign in/);
  });

  it('takes one click on a demo account', async () => {
    const browser = new Browser();
    const request = shop.begin();
    const page = await browser.open(request.url);
    for (const { email } of demoAccounts) expect(page.body).toContain(email);
    const back = await browser.send(page, /\/demo-account$/, { account: paul.oid });
    expect((await shop.redeem(back, request)).status).toBe(200);
    expect(await whoCameBack(browser)).toBe(paul.oid);
  });

  it('H1: with fake_auth=1 takes no click at all, whoever was signed in before', async () => {
    const browser = new Browser();
    expect(await whoCameBack(browser, { fake_auth: '1' })).toBe(anna.oid);
    const other = new Browser();
    await signIn(other, paul.email);
    expect(await whoCameBack(other, { fake_auth: '1' })).toBe(anna.oid);
  });

  it('is not asked of who is signed in already, but of somebody else, and whenever the shop wants it', async () => {
    const browser = new Browser();
    await signIn(browser, paul.email);
    expect(await whoCameBack(browser)).toBe(paul.oid);
    expect(await whoCameBack(browser, { login_hint: paul.email })).toBe(paul.oid);
    expect((await browser.open(shop.begin({ prompt: 'login' }).url)).body).toContain('<h1>Sign in</h1>');
    const hinted = await browser.open(shop.begin({ login_hint: anna.email }).url);
    expect(hinted.body).toContain(`value="${anna.email}"`);
    await browser.send(hinted, /\/login\/[^/]+$/, { email: anna.email, password });
    expect(await whoCameBack(browser)).toBe(anna.oid);
  });

  it('H1: speaks the language that the shop asks for, English where it has none', async () => {
    const titles = {
      sv: ['sv', 'Logga in'],
      de: ['de', 'Anmelden'],
      fr: ['fr', 'Se connecter'],
      nl: ['nl', 'Inloggen'],
      'pt-BR': ['pt-BR', 'Entrar'],
      'sr-Latn-RS': ['sr-Latn', 'Prijavi se'],
      fi: ['en', 'Sign in'],
    };
    for (const [asked, [tag, title]] of Object.entries(titles)) {
      const page = await new Browser().open(shop.begin({ ui_locales: asked }).url);
      expect(page.body).toContain(`<html lang="${tag}">`);
      expect(page.body).toContain(`<h1>${title}</h1>`);
    }
  });
});

describe('not signing in', () => {
  it('H1: "Forgot your password?" tells the shop with AADB2C90118', async () => {
    const browser = new Browser();
    const request = shop.begin();
    const { url } = await browser.send(await browser.open(request.url), /\/forgot$/);
    expect(url.pathname).toBe('/auth/callback');
    expect(url.searchParams.get('error')).toBe('access_denied');
    expect(url.searchParams.get('state')).toBe(request.state);
    expect(url.searchParams.get('error_description')).toMatch(
      /^AADB2C90118: The user has forgotten their password\.\r\nCorrelation ID: [0-9a-f-]{36}\r\nTimestamp: [\d-]{10} [\d:]{8}Z\r\n$/,
    );
  });

  it('cancelling tells the shop with AADB2C90091, from sign-in and from sign-up', async () => {
    for (const start of ['', '/sign-up']) {
      const browser = new Browser();
      const page = await browser.open(shop.begin().url);
      const here = start ? await browser.open(`${page.url.href}${start}`) : page;
      const { url } = await browser.send(here, /\/cancel$/);
      expect(url.searchParams.get('error_description')).toMatch(/^AADB2C90091: /);
      expect(url.searchParams.get('code')).toBeNull();
    }
  });

  it('another browser cannot finish what one has begun', async () => {
    const victim = new Browser();
    const page = await victim.open(shop.begin().url);
    const attacker = new Browser();
    await attacker.open(shop.begin().url);
    const tried = await attacker.send(page, /\/login\/[^/]+$/, { email: anna.email, password });
    expect(tried.status).toBe(400);
    expect(tried.body).toContain('This page has expired');
    expect(tried.body).toContain('href="http://localhost:3000/"');
    const back = await victim.send(page, /\/login\/[^/]+$/, { email: anna.email, password });
    expect(back.url.pathname).toBe('/auth/callback');
    expect((await victim.open(page.url)).body).toContain('This page has expired');
  });

  it('an address that is not registered is never redirected to', async () => {
    const page = await new Browser().open(shop.begin({ redirect_uri: 'http://localhost:3000/elsewhere' }).url);
    expect(page.status).toBe(400);
    expect(page.url.origin).toBe(sandbox.url);
    expect(page.body).toContain('This request was refused');
  });
});

describe('signing out', () => {
  it('H2: goes back to the shop at once, and the next sign-in asks for the password again', async () => {
    const browser = new Browser();
    await signIn(browser, anna.email);
    expect(await whoCameBack(browser)).toBe(anna.oid);
    const { url } = await browser.open(shop.signOut({ state: 'abc' }));
    expect(url.href).toBe('http://localhost:3000/auth/signed-out?state=abc');
    expect((await browser.open(shop.begin().url)).body).toContain('<h1>Sign in</h1>');
  });

  it('ends the session on the server: its old cookie opens nothing', async () => {
    const browser = new Browser();
    await signIn(browser, anna.email);
    const cookie = browser.cookieHeader(shop.base);
    await browser.open(shop.signOut());
    const request = shop.begin();
    const page = await new Browser().open(request.url, { headers: { cookie } });
    expect(page.body).toContain('<h1>Sign in</h1>');
  });

  it('goes to no address that is not registered', async () => {
    const browser = new Browser();
    const page = await browser.open(shop.signOut({ post_logout_redirect_uri: 'https://evil.example/' }));
    expect(page.url.origin).toBe(sandbox.url);
    expect(page.body).toContain('You are signed out');
  });
});

describe('what a page allows', () => {
  it('runs no script, may not be framed, and its form may lead to the shop', async () => {
    const { headers, body } = await new Browser().open(shop.begin().url);
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`form-action 'self' ${sandbox.url} http://localhost:3000`);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|style=/);
  });

  it('answers in no frame, not even with a redirect for somebody who is signed in', async () => {
    const browser = new Browser();
    await signIn(browser, anna.email);
    const framed = await browser.open(shop.begin().url, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(framed).toMatchObject({ status: 403, body: 'Not in a frame\n' });
    expect((await browser.open(shop.begin().url)).url.pathname).toBe('/auth/callback');
  });

  it('sets cookies that scripts cannot read and other sites do not send', async () => {
    const browser = new Browser();
    await signIn(browser, anna.email);
    const session = browser.setCookies.filter((line) => line.startsWith('sandbox_b2c_1a_signin='));
    expect(session.length).toBeGreaterThan(0);
    for (const line of browser.setCookies) expect(line).toMatch(/samesite=lax.*httponly/i);
    for (const line of session) expect(line).toMatch(/path=\/;/i);
  });
});
