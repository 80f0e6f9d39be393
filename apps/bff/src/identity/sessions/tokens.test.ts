import { ShopBrowser } from '../../testing/shop-browser.ts';
import { sessionBackends, type SessionBackend } from '../../testing/session-backends.ts';
import { startBff, type RunningBff } from '../../testing/start-bff.ts';
import { startProvider, type StandInProvider } from '../../testing/stand-in-provider.ts';
import { startUpstream, type StandInUpstream } from '../../testing/stand-in-upstream.ts';
import type { Protections } from '../../protection/protections.ts';

// starts processes, which can be slow on a busy machine
jest.setTimeout(30_000);

let provider: StandInProvider;
let upstream: StandInUpstream;

beforeAll(async () => {
  provider = await startProvider();
  upstream = await startUpstream();
});
afterAll(async () => {
  await Promise.all([provider.close(), upstream.close()]);
});

describe.each(sessionBackends)('renewing tokens, with sessions in %s', (_name, startBackend) => {
  let backend: SessionBackend;

  beforeAll(async () => (backend = await startBackend()));
  afterAll(() => backend.stop());
  beforeEach(() => (provider.faults = {}));

  const start = (protections: Partial<Protections> = {}): Promise<RunningBff> =>
    startBff(upstream.url, { environment: { ...provider.environment, ...backend.environment }, protections });

  /** A person whose token has expired before the first call. */
  async function signedInWithOldToken(bff: RunningBff): Promise<ShopBrowser> {
    provider.faults = { accessTokenSeconds: 200 };
    const browser = new ShopBrowser(bff.url);
    await browser.open('/auth/login?returnTo=/sv-se/');
    expect(browser.cookie('sid')).toBeDefined();
    provider.faults = { refreshMs: 50 };
    return browser;
  }

  /**
   * Sends 20 calls at once to two replicas; returns the number of calls by status and the number of renewals at the
   * provider.
   */
  async function twentyCalls(protections: Partial<Protections> = {}) {
    const [here, there] = [await start(protections), await start(protections)];
    const browser = await signedInWithOldToken(here);
    const other = new ShopBrowser(there.url);
    other.plant('sid', browser.cookie('sid') ?? '');
    const before = provider.refreshes;
    const calls = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? browser : other).call('/api/items/x'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    await Promise.all([here.close(), there.close()]);
    return { good: statuses.filter((status) => status === 200).length, refreshes: provider.refreshes - before };
  }

  it('20 concurrent calls with an expired token at two replicas succeed with one renewal', async () => {
    expect(await twentyCalls()).toEqual({ good: 20, refreshes: 1 });
  });

  it('some of them fail without the lock across replicas (negative control)', async () => {
    expect((await twentyCalls({ refreshLock: false })).good).toBeLessThan(20);
    expect((await twentyCalls({ refreshLock: false, refreshFlight: false })).good).toBeLessThan(20);
  });

  it('20 concurrent calls at one replica take the lock once; without the single flight each call takes it (negative control)', async () => {
    async function locksTaken(protections: Partial<Protections>): Promise<number> {
      const bff = await start(protections);
      const browser = await signedInWithOldToken(bff);
      const lock = jest.spyOn(bff.deps.identity.store, 'lock');
      const answers = await Promise.all(Array.from({ length: 20 }, () => browser.call('/api/items/x')));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      await bff.close();
      return lock.mock.calls.length;
    }
    expect(await locksTaken({})).toBe(1);
    expect(await locksTaken({ refreshFlight: false })).toBeGreaterThanOrEqual(20);
  });

  it('when the provider is down, limits calls or hangs, the answer is 503 within 5 s and the session stays', async () => {
    const bff = await start();
    const browser = await signedInWithOldToken(bff);
    for (const faults of [{ tokenStatus: 500 }, { tokenStatus: 429 }, { hangs: true }]) {
      provider.faults = faults;
      const begun = performance.now();
      const answer = await browser.call('/api/items/x');
      expect(performance.now() - begun).toBeLessThan(5_500);
      expect([answer.status, answer.headers['x-reason-code']]).toEqual([503, 'identity_down']);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'identity_down' });
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect(await browser.json('/auth/session')).toMatchObject({ signedIn: true });
    expect((await browser.call('/api/settings')).status).toBe(200);
    provider.faults = {};
    expect((await browser.call('/api/items/x')).status).toBe(200);
    await bff.close();
  });

  it('a rejected refresh token means 401 and ends the session', async () => {
    const bff = await start();
    const browser = await signedInWithOldToken(bff);
    const id = browser.cookie('sid') ?? '';
    provider.faults = { deadRefreshToken: true };
    const answer = await browser.call('/api/items/x');
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([401, { code: 'session_expired' }]);
    expect(browser.cookieNames()).toEqual([]);
    provider.faults = {};
    browser.plant('sid', id);
    expect(await browser.json('/auth/session')).toEqual({ signedIn: false });
    expect((await browser.call('/api/items/x')).status).toBe(200);
    await bff.close();
  });

  it('when the provider is down at sign-in, an error page with 503 says so', async () => {
    const bff = await start();
    provider.faults = { hangs: true };
    const shown = await new ShopBrowser(bff.url).open('/auth/login?returnTo=/de-de/');
    expect([shown.status, shown.headers['x-reason-code']]).toEqual([503, 'identity_down']);
    expect(shown.body).toContain('Die Anmeldung ist gerade nicht möglich');
    await bff.close();
  });
});
