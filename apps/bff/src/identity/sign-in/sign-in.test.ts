import { registration, type RunningSandbox } from '@shop/server/testing';
import { anna, ShopBrowser, grace, shopUrl } from '../../testing/shop-browser.ts';
import { bearerOf, startBearerUpstream, type BearerUpstream } from '../../testing/bearer-upstream.ts';
import { sessionBackends, type SessionBackend } from '../../testing/session-backends.ts';
import type { RunningBff } from '../../testing/start-bff.ts';
import { startIdentityBff, startProviderSandbox } from '../../testing/start-replicas.ts';

// starts processes, which can be slow on a busy machine
jest.setTimeout(30_000);

let sandbox: RunningSandbox;
let upstream: BearerUpstream;

beforeAll(async () => {
  sandbox = await startProviderSandbox();
  upstream = await startBearerUpstream(sandbox);
});
afterAll(async () => {
  await upstream.close();
  await sandbox.stop();
});

const annasOid = '10000000-0000-4000-8000-000000000001';
const toProvider = (browser: ShopBrowser): URL[] =>
  browser.addresses.map((address) => new URL(address)).filter(({ pathname }) => pathname.endsWith('/authorize'));

describe.each(sessionBackends)('sign-in, with sessions in %s', (_name, startBackend) => {
  let backend: SessionBackend;
  let here: RunningBff;
  let there: RunningBff;

  beforeAll(async () => {
    backend = await startBackend();
    here = await startIdentityBff({ sandbox, upstream }, { backend });
    there = await startIdentityBff({ sandbox, upstream }, { backend });
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await backend.stop();
  });

  it('H1: leads to the identity provider and back to the same page, and calls the shop API as that user', async () => {
    const browser = new ShopBrowser(here.url);
    const shown = await browser.signIn(anna, { query: 'returnTo=%2Fsv-se%2Fsearch%3Fq%3Da%2520b%23top&market=sv-se' });
    expect(shown.url.href).toBe(`${shopUrl}/sv-se/search?q=a%20b&auth=1#top`);
    expect(await browser.json('/auth/session')).toEqual({
      signedIn: true,
      email: anna,
      oid: annasOid,
      firstName: 'Anna',
      lastName: 'Lindqvist',
      accountRef: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
    expect(await browser.json('/api/items/x')).toMatchObject({ oid: annasOid });
    expect(bearerOf(upstream.requests.at(-1)?.headers ?? {})).toMatchObject({
      aud: registration.apiAudience,
      scp: 'shop.access',
    });
    expect((await browser.call('/api/user')).status).toBe(200);
  });

  it('H2: leaves the browser an opaque cookie that scripts and other sites cannot use, and a hint that grants nothing', async () => {
    const browser = new ShopBrowser(here.url);
    await browser.signIn();
    const cookies = browser.seen.join('\n').match(/^(?:sid|signed-in)=.*$/gm);
    expect(cookies).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Path=\/; SameSite=Strict; HttpOnly$/),
      'signed-in=1; Path=/; SameSite=Lax',
    ]);
    expect(browser.cookieNames().sort()).toEqual(['sid', 'signed-in']);
    const stranger = new ShopBrowser(here.url);
    stranger.plant('signed-in', '1');
    expect(await stranger.json('/auth/session')).toEqual({ signedIn: false });
    expect(stranger.cookieNames()).toEqual([]);
  });

  it('H1: signing out ends the session on every replica and at the provider, and returns to the given page', async () => {
    const browser = new ShopBrowser(here.url);
    await browser.signIn();
    const old = browser.cookie('sid') ?? '';
    await browser.call('/api/items/x');
    const { redirect } = await browser.json<{ redirect: string }>('/auth/logout?returnTo=%2Fsv-se%2Fsupport', {
      method: 'POST',
    });
    expect(redirect).not.toContain('id_token_hint');
    expect(browser.cookieNames()).toEqual(['signed-out']);
    for (const replica of [here, there]) {
      const thief = new ShopBrowser(replica.url);
      thief.plant('sid', old);
      expect((await thief.call('/api/items/x')).status).toBe(401);
      thief.plant('sid', old);
      expect(await thief.json('/auth/session')).toEqual({ signedIn: false });
    }
    expect((await browser.open(redirect)).url.href).toBe(`${shopUrl}/sv-se/support`);
    expect((await browser.open('/auth/login?returnTo=/sv-se/')).body).toContain('type="password"');
  });

  it('works when it starts at one replica and ends at another, in two tabs at once', async () => {
    const browser = new ShopBrowser(here.url);
    const first = await browser.open('/auth/login?returnTo=/sv-se/first');
    const second = await browser.open('/auth/login?returnTo=/sv-se/second');
    browser.shop = there.url;
    const fields = { email: anna, password: registration.demoPassword };
    const [one, two] = [
      await browser.send(first, /login\/[^/]+$/, fields),
      await browser.send(second, /login\/[^/]+$/, fields),
    ];
    expect([one.url.pathname, two.url.pathname]).toEqual(['/sv-se/first', '/sv-se/second']);
    browser.shop = here.url;
    expect(await browser.json('/auth/session')).toMatchObject({ signedIn: true, oid: annasOid });
    expect(browser.cookieNames().filter((name) => name.startsWith('way-'))).toEqual([]);
  });

  it('keeps fewer sign-ins in progress when their addresses are long, so that cookies stay within the header limit', async () => {
    const browser = new ShopBrowser(here.url);
    const query = (n: number): string => `returnTo=/sv-se/${n}${'x'.repeat(1_900)}`;
    for (let n = 0; n < 8; n += 1) await browser.open(`/auth/login?${query(n)}`, { before: sandbox.url });
    const ways = browser.cookieNames().filter((name) => name.startsWith('way-'));
    expect(ways.map((name) => browser.cookie(name)).join().length).toBeLessThan(6_500);
    const shown = await browser.signIn(anna, { query: query(9) });
    expect(shown.url.pathname).toBe(`/sv-se/9${'x'.repeat(1_900)}`);
  });

  it('keeps the five newest sign-ins in progress', async () => {
    const browser = new ShopBrowser(here.url);
    for (let n = 0; n < 8; n += 1) await browser.open(`/auth/login?returnTo=/sv-se/${n}`, { before: sandbox.url });
    expect(browser.cookieNames().filter((name) => name.startsWith('way-'))).toHaveLength(5);
    const newest = await browser.open(browser.addresses.at(-1) ?? '');
    const shown = await browser.send(newest, /login\/[^/]+$/, { email: anna, password: registration.demoPassword });
    expect(shown.url.pathname).toBe('/sv-se/7');
  });

  it('starts a new session and ends the previous one', async () => {
    const browser = new ShopBrowser(here.url);
    await browser.signIn();
    const first = browser.cookie('sid') ?? '';
    await browser.open('/auth/login?returnTo=/sv-se/');
    expect(browser.cookie('sid')).not.toBe(first);
    const thief = new ShopBrowser(there.url);
    thief.plant('sid', first);
    expect(await thief.json('/auth/session')).toEqual({ signedIn: false });
  });

  it('H4: a session that upstream rejects ends, and the browser gets 401 and loses its cookies', async () => {
    const browser = new ShopBrowser(here.url);
    await browser.signIn();
    const old = browser.cookie('sid') ?? '';
    upstream.refuse = true;
    const answer = await browser.call('/api/user');
    upstream.refuse = false;
    expect(answer.status).toBe(401);
    expect(browser.cookieNames()).toEqual([]);
    browser.plant('sid', old);
    browser.shop = there.url;
    expect(JSON.parse((await browser.call('/api/user')).body)).toMatchObject({ code: 'session_expired' });
    expect(browser.cookieNames()).toEqual([]);
    expect((await browser.call('/api/items/x')).status).toBe(200);
  });

  it('A1: public data is requested without authority and without reading the session', async () => {
    const browser = new ShopBrowser(here.url);
    browser.plant('sid', 'x'.repeat(43));
    expect((await browser.call('/api/settings')).status).toBe(200);
    expect(upstream.requests.at(-1)?.headers['authorization']).toBeUndefined();
    const answer = await browser.call('/api/items/x', { headers: { authorization: 'Bearer stolen' } });
    expect(answer.status).toBe(401);
    await browser.call('/api/items/x', { headers: { authorization: 'Bearer stolen' } });
    expect(upstream.requests.at(-1)?.headers['authorization']).toBeUndefined();
  });

  it('two customers with different prices each see their own, and nobody a cached price', async () => {
    const [one, two, visitor] = [new ShopBrowser(here.url), new ShopBrowser(here.url), new ShopBrowser(here.url)];
    await one.signIn(anna);
    await two.signIn(grace);
    const seen = [];
    for (const browser of [one, two, visitor, one]) {
      await browser.open('/sv-se/item');
      const answer = await browser.call('/api/items/x');
      seen.push((JSON.parse(answer.body) as { price: string }).price);
      expect(answer.headers['cache-control']).toBe(browser === visitor ? 'private, no-cache' : 'no-store');
    }
    expect(seen).toEqual([
      `price of ${annasOid}`,
      'price of 10000000-0000-4000-8000-000000000005',
      'list price',
      `price of ${annasOid}`,
    ]);
  });

  it('the page is the same for everybody, as it is rendered without authority', async () => {
    const browser = new ShopBrowser(here.url);
    await browser.signIn();
    upstream.requests.splice(0);
    const shown = await browser.open(`/sv-se/fresh-${String(Math.random()).slice(2)}`);
    expect(shown.body).toContain('list price');
    expect(upstream.requests.every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  });

  it('a visitor gets no cookie and leaves no trace in the store', async () => {
    const before = await backend.dump();
    const visitor = new ShopBrowser(here.url);
    await visitor.open('/sv-se/');
    await visitor.call('/api/items/x');
    expect(await visitor.json('/auth/session')).toEqual({ signedIn: false });
    expect(visitor.seen.join('\n')).not.toMatch(/set-cookie/i);
    expect(await backend.dump()).toBe(before);
  });

  it('the stored session reveals neither the user nor a token', async () => {
    const browser = new ShopBrowser(here.url);
    await browser.signIn();
    const dump = await backend.dump();
    expect(dump).not.toMatch(/eyJ[\w-]+\.eyJ|RefreshToken|lindqvist|10000000-0000/i);
    expect(dump).not.toContain(browser.cookie('sid'));
  });
});

describe('the ways through the identity provider', () => {
  let bff: RunningBff;
  beforeAll(async () => {
    bff = await startIdentityBff({ sandbox, upstream });
  });
  afterAll(() => bff.close());

  it.each([
    ['sv-se', 'sv'],
    ['en-us', 'en'],
    ['sr-latn-rs', 'sr-Latn-RS'],
    ['xx-yy', null],
    ['nonsense"', null],
  ])('H3: market %s sets the language of the provider', async (market, language) => {
    const browser = new ShopBrowser(bff.url);
    await browser.open(`/auth/login?market=${encodeURIComponent(market)}`, { before: sandbox.url });
    expect(toProvider(browser)[0]?.searchParams.get('ui_locales')).toBe(language);
  });

  it('H3: a password reset does not sign in by itself; the new password is then required, and the old one rejected', async () => {
    const browser = new ShopBrowser(bff.url);
    const paul = 'paul.becker@becker-kaelte.example';
    const page = await browser.open('/auth/login?returnTo=/de-de/help&market=de-de');
    const reset = await browser.send(page, /\/forgot$/);
    expect(reset.url.pathname).toContain('b2c_1a_passwordreset');
    const codePage = await browser.send(reset, /login\/[^/]+$/, { email: paul });
    const newPage = await browser.send(codePage, /\/code$/, { code: (await sandbox.mailTo(paul))[0]!.code! });
    const signIn = await browser.send(newPage, /\/new-password$/, { password: 'Another-2027' });
    expect(signIn.url.pathname).toContain('b2c_1a_signin');
    expect(signIn.body).toContain(`value="${paul}"`);
    expect(toProvider(browser).map(({ searchParams }) => searchParams.get('ui_locales'))).toEqual(['de', 'de', 'de']);
    expect(await browser.json('/auth/session')).toEqual({ signedIn: false });
    const wrong = await browser.send(signIn, /login\/[^/]+$/, { email: paul, password: registration.demoPassword });
    expect(wrong.url.origin).toBe(sandbox.url);
    const shown = await browser.send(wrong, /login\/[^/]+$/, { email: paul, password: 'Another-2027' });
    expect(shown.url.href).toBe(`${shopUrl}/de-de/help?auth=1`);
  });

  it('H3: cancelling a reset leads to sign-in, and cancelling sign-in leads back to the page', async () => {
    const browser = new ShopBrowser(bff.url);
    const page = await browser.open('/auth/login?returnTo=/de-de/help');
    const again = await browser.send(await browser.send(page, /\/forgot$/), /\/cancel$/);
    expect(again.url.pathname).toMatch(/b2c_1a_signin\/login\//);
    const shown = await browser.send(again, /\/cancel$/);
    expect(shown.url.href).toBe(`${shopUrl}/de-de/help`);
    expect(await browser.json('/auth/session')).toEqual({ signedIn: false });
  });

  it('H1: one click signs in when the shop runs as a demo', async () => {
    const browser = new ShopBrowser(bff.url);
    const shown = await browser.open('/auth/login?returnTo=/sv-se/&fake=1');
    expect(shown.url.href).toBe(`${shopUrl}/sv-se/?auth=1`);
    expect(await browser.json('/auth/session')).toMatchObject({ signedIn: true });
  });

  it('an error is shown in the language of the market, with a link to try again', async () => {
    const browser = new ShopBrowser(bff.url);
    browser.plant('locale', 'sv-se');
    const shown = await browser.open('/auth/callback?state=x&code=y');
    expect(shown.status).toBe(400);
    expect(shown.headers['x-reason-code']).toBe('sign_in_failed');
    expect(shown.body).toContain('Inloggningen fungerade inte');
    expect(shown.body).toContain('href="/auth/login?returnTo=%2F"');
    expect(shown.body).toContain(shown.headers['x-request-id']);
  });

  it('events are counted and logged without tokens, codes or personal data', async () => {
    const browser = new ShopBrowser(bff.url);
    await browser.signIn(grace);
    await browser.call('/api/user');
    await browser.open('/auth/callback?state=x&code=secret-code');
    const metrics = await bff.deps.metrics.registry.metrics();
    expect(metrics).toMatch(/bff_sign_ins_started_total\{kind="sign-in"\} [1-9]/);
    expect(metrics).toMatch(/bff_sign_ins_completed_total [1-9]/);
    expect(metrics).toMatch(/bff_sign_ins_failed_total\{reason="state"\} [1-9]/);
    expect(metrics).toMatch(/bff_session_writes_total\{what="created"\} [1-9]/);
    const log = JSON.stringify(bff.log);
    expect(log).toContain('sign-in failed');
    expect(log).not.toMatch(/eyJ|grace|osei|10000000-|secret-code|elmbridge/i);
  });
});
