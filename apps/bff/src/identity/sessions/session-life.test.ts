import { ShopBrowser } from '../../testing/shop-browser.ts';
import { sessionBackends, type SessionBackend } from '../../testing/session-backends.ts';
import { startBff, type RunningBff } from '../../testing/start-bff.ts';
import { startProvider, type StandInProvider } from '../../testing/stand-in-provider.ts';
import { startUpstream, type StandInUpstream } from '../../testing/stand-in-upstream.ts';
import { waitFor } from '../../testing/wait-for.ts';

// starts processes, which can be slow on a busy machine
jest.setTimeout(30_000);

let provider: StandInProvider;
let upstream: StandInUpstream;
let answering: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  provider = await startProvider();
  upstream = await startUpstream((request, response) => {
    void answering.then(() => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ authorization: request.headers.authorization?.slice(0, 7) }));
    });
  });
});
afterAll(async () => {
  await Promise.all([provider.close(), upstream.close()]);
});

const minute = 60_000;

describe.each(sessionBackends)('a session in %s', (_name, startBackend) => {
  let backend: SessionBackend;
  let bff: RunningBff;
  let browser: ShopBrowser;
  let now: number;

  beforeAll(async () => {
    backend = await startBackend();
    const environment = { ...provider.environment, ...backend.environment };
    bff = await startBff(upstream.url, { environment, now: () => now });
  });
  afterAll(async () => {
    await bff.close();
    await backend.stop();
  });
  beforeEach(async () => {
    now = Date.now();
    provider.faults = {};
    browser = new ShopBrowser(bff.url);
    await browser.open('/auth/login?returnTo=/sv-se/');
  });

  const isSignedIn = async (): Promise<boolean> =>
    (await browser.json<{ signedIn: boolean }>('/auth/session')).signedIn;
  const writes = async (): Promise<number> => {
    const metric = await bff.deps.metrics.registry.getSingleMetric('bff_session_writes_total')?.get();
    return metric?.values.reduce((sum, { value }) => sum + value, 0) ?? 0;
  };

  it('ends after 30 minutes without a call', async () => {
    now += 30 * minute - 1;
    expect(await isSignedIn()).toBe(true);
    now += 30 * minute;
    const answer = await browser.call('/api/user');
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'session_expired' });
    expect(browser.cookieNames()).toEqual([]);
    // setting the clock back does not restore the session
    now -= 30 * minute;
    expect(await isSignedIn()).toBe(false);
  });

  it('H3: answers 401 to pages of another account, and still serves its own', async () => {
    const { accountRef } = await browser.json<{ accountRef: string }>('/auth/session');
    const refused = await browser.call('/api/user', { headers: { 'x-account': 'somebody-else' } });
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'account_changed' });
    const answered = await browser.call('/api/user', { headers: { 'x-account': accountRef } });
    expect(JSON.parse(answered.body)).toEqual({ authorization: 'Bearer ' });
  });

  it('is reported as expired to a browser that lost its session cookie but kept the hint', async () => {
    const forgetful = new ShopBrowser(bff.url);
    forgetful.plant('signed-in', '1');
    const answer = await forgetful.call('/api/items/x');
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'session_expired' });
    expect(forgetful.cookieNames()).toEqual([]);
    expect((await forgetful.call('/api/items/x')).status).toBe(200);
  });

  it('ends after 8 hours, even with constant use', async () => {
    for (let passed = 0; passed < 8 * 60 - 20; passed += 20) {
      now += 20 * minute;
      expect(await isSignedIn()).toBe(true);
    }
    now += 20 * minute;
    expect(await isSignedIn()).toBe(false);
    expect(browser.cookieNames()).toEqual([]);
  });

  it('is written only once by 100 calls in 100 seconds', async () => {
    const before = await writes();
    for (let second = 0; second < 100; second += 1) {
      now += 1_000;
      expect((await browser.call('/api/items/x')).status).toBe(200);
    }
    expect((await writes()) - before).toBe(1);
  });

  it('stays ended when a token renewal was running at sign-out', async () => {
    provider.faults = { refreshMs: 400, accessTokenSeconds: 200 };
    await browser.open('/auth/login?returnTo=/sv-se/');
    const refreshes = provider.refreshes;
    const slow = browser.call('/api/items/x');
    await waitFor(() => provider.refreshes > refreshes);
    const id = browser.cookie('sid') ?? '';
    const key = bff.deps.identity.sessions.keyOf(id) ?? '';
    await browser.call('/auth/logout', { method: 'POST' });
    expect((await slow).status).toBe(401);
    browser.plant('sid', id);
    expect(await isSignedIn()).toBe(false);
    expect(await bff.deps.identity.store.readTokens(key, 'shop')).toBeUndefined();
  });

  it('would keep its renewed tokens without the tombstone (negative control)', async () => {
    const environment = { ...provider.environment, ...backend.environment };
    const careless = await startBff(upstream.url, { environment, protections: { tombstones: false } });
    provider.faults = { refreshMs: 400, accessTokenSeconds: 200 };
    const other = new ShopBrowser(careless.url);
    await other.open('/auth/login?returnTo=/sv-se/');
    const key = careless.deps.identity.sessions.keyOf(other.cookie('sid') ?? '') ?? '';
    const refreshes = provider.refreshes;
    const slow = other.call('/api/items/x');
    await waitFor(() => provider.refreshes > refreshes);
    await other.call('/auth/logout', { method: 'POST' });
    await slow;
    expect(await careless.deps.identity.store.readTokens(key, 'shop')).toBeDefined();
    await careless.close();
  });

  it('stays ended when a call was in flight at sign-out', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    answering = new Promise((resolve) => (answer = resolve));
    const slow = browser.call('/api/items/x');
    await waitFor(() => upstream.active === 1);
    const id = browser.cookie('sid') ?? '';
    await browser.call('/auth/logout', { method: 'POST' });
    answer();
    expect((await slow).status).toBe(200);
    browser.plant('sid', id);
    expect(await isSignedIn()).toBe(false);
  });
});

describe('the session secret', () => {
  it('can be rotated while users are signed in; without the previous secret they have to sign in again', async () => {
    const [[, startBackend] = []] = sessionBackends;
    if (!startBackend) throw new Error('no backend');
    const backend = await startBackend();
    const environment = { ...provider.environment, ...backend.environment };
    const secrets = { old: environment['SESSION_SECRET'] ?? '', new: 'the new secret, also longer than 32 characters' };
    const before = await startBff(upstream.url, { environment });
    const browser = new ShopBrowser(before.url);
    await browser.open('/auth/login?returnTo=/sv-se/');
    for (const [previous, expected] of [
      [secrets.old, true],
      ['', false],
    ] as const) {
      const after = await startBff(upstream.url, {
        environment: { ...environment, SESSION_SECRET: secrets.new, SESSION_SECRET_PREVIOUS: previous },
      });
      browser.shop = after.url;
      expect(await browser.json('/auth/session')).toMatchObject({ signedIn: expected });
      await after.close();
    }
    await before.close();
    await backend.stop();
  });

  it('cannot be derived from the account reference, which is the same at every sign-in', async () => {
    const bff = await startBff(upstream.url, { environment: provider.environment });
    const references = [];
    for (let n = 0; n < 2; n += 1) {
      const browser = new ShopBrowser(bff.url);
      await browser.open('/auth/login?returnTo=/sv-se/');
      references.push((await browser.json<{ accountRef: string }>('/auth/session')).accountRef);
    }
    expect(references[0]).toBe(references[1]);
    expect(references[0]).not.toContain('person');
    await bff.close();
  });
});
