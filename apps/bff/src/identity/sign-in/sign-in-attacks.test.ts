import { type RunningSandbox } from '@shop/server/testing';
import { anna, ShopBrowser, shopUrl } from '../../testing/shop-browser.ts';
import { startBearerUpstream, type BearerUpstream } from '../../testing/bearer-upstream.ts';
import { startBff, type RunningBff } from '../../testing/start-bff.ts';
import { startProvider, type ProviderFaults, type StandInProvider } from '../../testing/stand-in-provider.ts';
import { startIdentityBff, startProviderSandbox } from '../../testing/start-replicas.ts';
import type { Protections } from '../../protection/protections.ts';

// starts processes, which can be slow on a busy machine
jest.setTimeout(30_000);

let sandbox: RunningSandbox;
let upstream: BearerUpstream;
let provider: StandInProvider;

beforeAll(async () => {
  sandbox = await startProviderSandbox();
  upstream = await startBearerUpstream(sandbox);
  provider = await startProvider();
});
afterAll(async () => {
  await provider.close();
  await upstream.close();
  await sandbox.stop();
});

const callbackUrl = `${shopUrl}/auth/callback`;

/** Signs in up to the callback, whose address is returned for the test to send. */
async function callbackOf(browser: ShopBrowser, query = 'returnTo=/sv-se/'): Promise<URL> {
  return (await browser.signIn(anna, { query, before: callbackUrl })).url;
}

const isSignedIn = async (browser: ShopBrowser): Promise<boolean> =>
  (await browser.json<{ signedIn: boolean }>('/auth/session')).signedIn;

async function withBff(protections: Partial<Protections>, test: (bff: RunningBff) => Promise<void>): Promise<void> {
  const bff = await startIdentityBff({ sandbox, upstream }, { protections });
  try {
    await test(bff);
  } finally {
    await bff.close();
  }
}

async function callbackWithState(state: string, protections: Partial<Protections>) {
  let result = { status: 0, isSignedIn: false, cookies: [''] };
  await withBff(protections, async (bff) => {
    const browser = new ShopBrowser(bff.url);
    const url = await callbackOf(browser);
    url.searchParams.set('state', state);
    const shown = await browser.open(url.href);
    const cookies = browser.cookieNames().filter((name) => !name.startsWith('way-'));
    result = { status: shown.status, isSignedIn: await isSignedIn(browser), cookies };
  });
  return result;
}

describe('a callback', () => {
  it.each(['forged', '__proto__', 'constructor', ''])(
    'with the unknown state %j gets 400 and no cookie',
    async (state) => {
      expect(await callbackWithState(state, {})).toEqual({ status: 400, isSignedIn: false, cookies: [] });
    },
  );

  it('with a forged state would sign in without the state check (negative control)', async () => {
    expect(await callbackWithState('forged', { stateCheck: false })).toMatchObject({ isSignedIn: true });
  });

  it('gets 400 when it is replayed', async () => {
    await withBff({}, async (bff) => {
      const browser = new ShopBrowser(bff.url);
      const url = await callbackOf(browser);
      await browser.open(url.href);
      expect(await isSignedIn(browser)).toBe(true);
      expect((await browser.open(url.href)).status).toBe(400);
    });
  });

  it('of an attacker in a victim’s browser gets 400: the victim is not signed in as the attacker', async () => {
    await withBff({}, async (bff) => {
      const attacker = new ShopBrowser(bff.url);
      const victim = new ShopBrowser(bff.url);
      await victim.open('/auth/login', { before: sandbox.url });
      const shown = await victim.open((await callbackOf(attacker)).href);
      expect(shown.status).toBe(400);
      expect(await isSignedIn(victim)).toBe(false);
    });
  });

  it('that reports a forgotten password without a known state gets 400 and no redirect', async () => {
    await withBff({}, async (bff) => {
      const browser = new ShopBrowser(bff.url);
      const query = new URLSearchParams({
        error: 'access_denied',
        error_description: 'AADB2C90118: forgot',
        state: 'x',
      });
      const shown = await browser.open(`/auth/callback?${query.toString()}`);
      expect(shown.status).toBe(400);
      expect(browser.addresses).toEqual([]);
    });
  });

  it('gets 400 ten minutes after the sign-in started', async () => {
    let now = Date.now();
    const bff = await startIdentityBff({ sandbox, upstream }, { now: () => now });
    const browser = new ShopBrowser(bff.url);
    const url = await callbackOf(browser);
    now += 10 * 60_000 + 1;
    expect((await browser.open(url.href)).status).toBe(400);
    await bff.close();
  });
});

describe('a stolen code, injected into the attacker’s own callback', () => {
  /** The attacker's browser sends the victim's code with its own state. */
  async function injected(protections: Partial<Protections>): Promise<boolean> {
    let result = false;
    await withBff(protections, async (bff) => {
      const [victim, attacker] = [new ShopBrowser(bff.url), new ShopBrowser(bff.url)];
      const stolen = (await callbackOf(victim)).searchParams.get('code') ?? '';
      const url = await callbackOf(attacker);
      url.searchParams.set('code', stolen);
      await attacker.open(url.href);
      result = await isSignedIn(attacker);
    });
    return result;
  }

  it('does not sign in, as the code verifier differs', async () => {
    expect(await injected({ nonce: false })).toBe(false);
  });
  it('does not sign in, as the nonce differs', async () => {
    expect(await injected({ pkce: false })).toBe(false);
  });
  it('would sign the attacker in as the victim without both checks (negative control)', async () => {
    expect(await injected({ pkce: false, nonce: false })).toBe(true);
  });
});

describe('an answer of the identity provider', () => {
  async function signedInWith(faults: ProviderFaults, protections: Partial<Protections> = {}) {
    provider.faults = faults;
    const bff = await startBff(upstream.url, { environment: provider.environment, protections });
    const browser = new ShopBrowser(bff.url);
    const shown = await browser.open('/auth/login?returnTo=/sv-se/');
    const result = [await isSignedIn(browser), shown.status, shown.headers['x-reason-code']];
    provider.faults = {};
    await bff.close();
    return result;
  }

  it('signs in when it is valid', async () => {
    expect(await signedInWith({})).toEqual([true, 200, undefined]);
  });

  const refused = [false, 400, 'sign_in_failed'];
  const forgeries: [string, ProviderFaults, Partial<Protections>][] = [
    ['a forged signature', { forgedSignature: true }, { idTokenCheck: false }],
    ['another audience', { claims: { aud: 'another-shop' } }, { idTokenCheck: false }],
    ['another issuer', { claims: { iss: 'https://evil.example/' } }, { idTokenCheck: false }],
    ['an expired time', { claims: { exp: 1_000 } }, { idTokenCheck: false }],
    ['another policy claim', { claims: { tfp: 'reset' } }, { policyCheck: false }],
    ['no policy claim', { claims: { tfp: undefined } }, { policyCheck: false }],
  ];
  it.each(forgeries)('with %s in the ID token does not sign in', async (_name, faults, off) => {
    expect(await signedInWith(faults)).toEqual(refused);
    expect((await signedInWith(faults, off))[0]).toBe(true);
  });

  it.each([['wrong'], [undefined]])('with the nonce %j does not sign in', async (nonce) => {
    expect((await signedInWith({ claims: { nonce } }))[0]).toBe(false);
    expect((await signedInWith({ claims: { nonce } }))[1]).toBe(400);
  });

  it('with an endpoint on another origin is rejected', async () => {
    expect(await signedInWith({ foreignEndpoint: true })).toEqual([false, 503, 'identity_down']);
    expect((await signedInWith({ foreignEndpoint: true }, { providerOrigin: false }))[0]).toBe(true);
  });

  it('with a server error leads to an error page with 503', async () => {
    expect(await signedInWith({ tokenStatus: 500 })).toEqual([false, 503, 'identity_down']);
  });
});

describe('a session cookie', () => {
  async function plantedIdWorks(protections: Partial<Protections>): Promise<boolean> {
    let result = false;
    await withBff(protections, async (bff) => {
      const [victim, attacker] = [new ShopBrowser(bff.url), new ShopBrowser(bff.url)];
      const id = 'A'.repeat(43);
      const url = await callbackOf(victim);
      victim.plant('sid', id);
      await victim.open(url.href);
      attacker.plant('sid', id);
      result = await isSignedIn(attacker);
    });
    return result;
  }

  it('planted by an attacker stays worthless after the victim signs in', async () => {
    expect(await plantedIdWorks({})).toBe(false);
    expect(await plantedIdWorks({ newSessionId: false })).toBe(true);
  });
});

describe('the return address', () => {
  async function landing(returnTo: string, protections: Partial<Protections>): Promise<string> {
    let result = '';
    await withBff(protections, async (bff) => {
      const browser = new ShopBrowser(bff.url);
      const url = await callbackOf(browser, `returnTo=${encodeURIComponent(returnTo)}`);
      result = (await browser.open(url.href, { before: 'http' })).url.href;
    });
    return result;
  }

  it.each(['//evil.example/x', '/\\evil.example/x', 'https://evil.example/x'])(
    'never leads to %s',
    async (returnTo) => {
      expect(await landing(returnTo, {})).toBe(`${shopUrl}/?auth=1`);
      expect(await landing(returnTo, { returnAddress: false })).toMatch(/^https?:\/\/evil\.example\/x/);
    },
  );
});

describe('sign-in pages', () => {
  const frames = ['iframe', 'frame', 'embed', 'object', 'empty', 'script', 'image'];
  it.each(frames)('can be neither embedded nor fetched: %s', async (destination) => {
    await withBff({}, async (bff) => {
      const browser = new ShopBrowser(bff.url);
      for (const path of ['/auth/login', '/auth/callback', '/auth/signed-out']) {
        const answer = await browser.ask(new URL(path, shopUrl), { headers: { 'sec-fetch-dest': destination } });
        expect(answer.status).toBe(403);
        expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY' });
      }
      expect((await browser.ask(new URL('/auth/login', shopUrl), { method: 'HEAD' })).status).toBe(403);
    });
    await withBff({ framing: false }, async (bff) => {
      const headers = { 'sec-fetch-dest': destination };
      expect((await new ShopBrowser(bff.url).ask(new URL('/auth/login', shopUrl), { headers })).status).toBe(303);
    });
  });
});

describe('session calls', () => {
  const foreign: [string, Record<string, string>][] = [
    ['without the header', { 'x-csrf': '' }],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['a top-level navigation', { 'sec-fetch-site': 'none' }],
  ];
  const calls: [string, 'GET' | 'POST'][] = [
    ['/auth/session', 'GET'],
    ['/auth/widget-config', 'GET'],
    ['/auth/logout', 'POST'],
    ['/auth/widget-token', 'POST'],
    ['/api/user', 'GET'],
  ];

  it.each(foreign)('A1: are refused with 403 when they come %s', async (_name, headers) => {
    await withBff({}, async (bff) => {
      const browser = new ShopBrowser(bff.url);
      for (const [path, method] of calls) {
        const answer = await browser.call(path, { method, headers });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(JSON.parse(answer.body)).toMatchObject({ code: 'foreign_call' });
      }
    });
  });

  it('A1: are refused with a foreign or null Origin, and would pass without the check (negative control)', async () => {
    const ask = (bff: RunningBff, origin: string) =>
      new ShopBrowser(bff.url).ask(new URL('/auth/logout', shopUrl), {
        method: 'POST',
        headers: { 'x-csrf': '1', origin },
      });
    await withBff({}, async (bff) => {
      for (const origin of ['https://evil.example', 'null']) expect((await ask(bff, origin)).status).toBe(403);
      expect((await ask(bff, shopUrl)).status).toBe(200);
    });
    await withBff({ csrf: false }, async (bff) => expect((await ask(bff, 'null')).status).toBe(200));
  });
});
