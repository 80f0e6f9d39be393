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
async function signedInOid(browser: Browser, more: Record<string, string> = {}): Promise<string> {
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

describe('the identity provider', () => {
  it('publishes its metadata where Azure AD B2C does, whatever the case of the policy name', async () => {
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

  it('answers health checks, and rejects a foreign host name', async () => {
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
  it('H1: gives the shop tokens that identify the user and verify against the published keys', async () => {
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

  it('with a wrong password shows an error, and keeps the address but not the password', async () => {
    const browser = new Browser();
    const page = await browser.open(shop.begin().url);
    const typed = { email: anna.email, password: 'not-the-password' };
    const refused = await browser.send(page, /\/login\/[^/]+$/, typed);
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('Address and password do not match.');
    expect(refused.body).toContain(`value="${anna.email}"`);
    expect(refused.body).not.toContain('not-the-password');
  });

  it('shows an error at each field that is missing or invalid', async () => {
    const browser = new Browser();
    const page = await browser.open(shop.begin().url);
    const invalid = await browser.send(page, /\/login\/[^/]+$/, { email: 'anna', password: '' });
    expect(invalid.body).toMatch(/id="email-error">Write the e-mail address in full/);
    expect(invalid.body).toMatch(/id="password-error">Enter your password/);
    expect(invalid.body).toMatch(/<title>Error: Sign in/);
  });

  it('takes one click for a demo account', async () => {
    const browser = new Browser();
    const request = shop.begin();
    const page = await browser.open(request.url);
    for (const { email } of demoAccounts) expect(page.body).toContain(email);
    const back = await browser.send(page, /\/demo-account$/, { account: paul.oid });
    expect((await shop.redeem(back, request)).status).toBe(200);
    expect(await signedInOid(browser)).toBe(paul.oid);
  });

  it('H1: takes no click with fake_auth=1, even if another user was signed in', async () => {
    const browser = new Browser();
    expect(await signedInOid(browser, { fake_auth: '1' })).toBe(anna.oid);
    const other = new Browser();
    await signIn(other, paul.email);
    expect(await signedInOid(other, { fake_auth: '1' })).toBe(anna.oid);
  });

  it('is skipped for a user with a session, but not for another user, or when the shop demands it', async () => {
    const browser = new Browser();
    await signIn(browser, paul.email);
    expect(await signedInOid(browser)).toBe(paul.oid);
    expect(await signedInOid(browser, { login_hint: paul.email })).toBe(paul.oid);
    expect((await browser.open(shop.begin({ prompt: 'login' }).url)).body).toContain('<h1>Sign in</h1>');
    const hinted = await browser.open(shop.begin({ login_hint: anna.email }).url);
    expect(hinted.body).toContain(`value="${anna.email}"`);
    await browser.send(hinted, /\/login\/[^/]+$/, { email: anna.email, password });
    expect(await signedInOid(browser)).toBe(anna.oid);
  });

  it('H1: uses the language that the shop asks for, or English', async () => {
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

describe('leaving sign-in', () => {
  it('H1: "Forgot your password?" returns AADB2C90118 to the shop', async () => {
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

  it('cancelling sign-in or sign-up returns AADB2C90091 to the shop', async () => {
    for (const start of ['', '/sign-up']) {
      const browser = new Browser();
      const page = await browser.open(shop.begin().url);
      const here = start ? await browser.open(`${page.url.href}${start}`) : page;
      const { url } = await browser.send(here, /\/cancel$/);
      expect(url.searchParams.get('error_description')).toMatch(/^AADB2C90091: /);
      expect(url.searchParams.get('code')).toBeNull();
    }
  });

  it('a sign-in cannot be finished in another browser', async () => {
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

  it('an unregistered redirect URI is rejected without a redirect', async () => {
    const page = await new Browser().open(shop.begin({ redirect_uri: 'http://localhost:3000/elsewhere' }).url);
    expect(page.status).toBe(400);
    expect(page.url.origin).toBe(sandbox.url);
    expect(page.body).toContain('This request was refused');
  });
});

describe('signing out', () => {
  it('H2: returns to the shop at once, and the next sign-in asks for the password', async () => {
    const browser = new Browser();
    await signIn(browser, anna.email);
    expect(await signedInOid(browser)).toBe(anna.oid);
    const { url } = await browser.open(shop.signOut({ state: 'abc' }));
    expect(url.href).toBe('http://localhost:3000/auth/signed-out?state=abc');
    expect((await browser.open(shop.begin().url)).body).toContain('<h1>Sign in</h1>');
  });

  it('ends the session on the server, so that its old cookie is worthless', async () => {
    const browser = new Browser();
    await signIn(browser, anna.email);
    const cookie = browser.cookieHeader(shop.base);
    await browser.open(shop.signOut());
    const request = shop.begin();
    const page = await new Browser().open(request.url, { headers: { cookie } });
    expect(page.body).toContain('<h1>Sign in</h1>');
  });

  it('does not redirect to an unregistered address', async () => {
    const browser = new Browser();
    const page = await browser.open(shop.signOut({ post_logout_redirect_uri: 'https://evil.example/' }));
    expect(page.url.origin).toBe(sandbox.url);
    expect(page.body).toContain('You are signed out');
  });
});

describe('a page of the provider', () => {
  it('runs no script and cannot be framed, and its form may lead to the shop', async () => {
    const { headers, body } = await new Browser().open(shop.begin().url);
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`font-src 'self'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`form-action 'self' ${sandbox.url} http://localhost:3000`);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|style=/);
  });

  it('is refused in a frame, even if the user is signed in', async () => {
    const browser = new Browser();
    await signIn(browser, anna.email);
    const framed = await browser.open(shop.begin().url, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(framed).toMatchObject({ status: 403, body: 'Not in a frame\n' });
    expect((await browser.open(shop.begin().url)).url.pathname).toBe('/auth/callback');
  });

  it('sets cookies that are HttpOnly and SameSite=Lax', async () => {
    const browser = new Browser();
    await signIn(browser, anna.email);
    const session = browser.setCookies.filter((line) => line.startsWith('sandbox_b2c_1a_signin='));
    expect(session.length).toBeGreaterThan(0);
    for (const line of browser.setCookies) expect(line).toMatch(/samesite=lax.*httponly/i);
    for (const line of session) expect(line).toMatch(/path=\/;/i);
  });
});
