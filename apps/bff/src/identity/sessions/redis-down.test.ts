import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ShopBrowser } from '../../testing/shop-browser.ts';
import { createFakeWebDist } from '../../testing/fake-web-dist.ts';
import { startBff, type RunningBff } from '../../testing/start-bff.ts';
import { startProvider, type StandInProvider } from '../../testing/stand-in-provider.ts';
import { startRedis, whereRedisIs, type RunningRedis } from '../../testing/start-redis.ts';
import { startUpstream, type StandInUpstream } from '../../testing/stand-in-upstream.ts';
import { waitFor } from '../../testing/wait-for.ts';

// starts processes, which can be slow on a busy machine
jest.setTimeout(30_000);

let provider: StandInProvider;
let upstream: StandInUpstream;
let redis: RunningRedis;
let bff: RunningBff;
let customer: ShopBrowser;
const visitor = (): ShopBrowser => new ShopBrowser(bff.url);

whereRedisIs(describe)('while Redis', () => {
  beforeAll(async () => {
    provider = await startProvider();
    upstream = await startUpstream();
  });
  afterAll(() => Promise.all([provider.close(), upstream.close()]));

  const environment = (): Record<string, string> => ({ ...provider.environment, DATA_DIR: '', REDIS_URL: redis.url });

  beforeEach(async () => {
    redis = await startRedis();
    bff = await startBff(upstream.url, { environment: environment() });
    customer = new ShopBrowser(bff.url);
    await customer.open('/auth/login?returnTo=/sv-se/');
    expect((await customer.call('/api/items/x')).status).toBe(200);
  });
  afterEach(async () => {
    await bff.close();
    await redis.stop();
  });

  /** Answers to calls of visitors and of a signed-in person, with their durations in milliseconds. */
  async function everybody() {
    const begun = performance.now();
    const answers = await Promise.all([
      visitor().open('/sv-se/'),
      visitor().call('/api/items/x'),
      visitor().call('/auth/session'),
      customer.open('/sv-se/'),
      customer.call('/api/settings'),
    ]);
    const visitorMs = performance.now() - begun;
    const refused = await Promise.all([
      customer.call('/api/items/x'),
      customer.call('/api/user'),
      customer.call('/auth/session'),
    ]);
    const customerMs = performance.now() - begun - visitorMs;
    return { answers: answers.map(({ status }) => status), refused, visitorMs, customerMs };
  }

  async function isOnlyRefusedToCustomers(): Promise<void> {
    const { answers, refused, visitorMs, customerMs } = await everybody();
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(visitorMs).toBeLessThan(1_000);
    for (const answer of refused) {
      expect([answer.status, answer.headers['x-reason-code']]).toEqual([503, 'session_store_down']);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'session_store_down' });
    }
    expect(customerMs).toBeLessThan(5_000);
    expect(customer.cookieNames().sort()).toEqual(['sid', 'signed-in']);
    expect(await bff.deps.metrics.registry.metrics()).toContain('bff_session_store_up 0');
  }

  it('hangs: customers get 503 within 5 s and stay signed in, visitors are not affected', async () => {
    redis.hang();
    await isOnlyRefusedToCustomers();
    redis.goOn();
    await signedInAgain();
    expect(await bff.deps.metrics.registry.metrics()).toContain('bff_session_store_up 1');
  });

  it('recovers: log and gauge report it even when nobody is signed in', async () => {
    const messages = () => bff.log.map(({ msg }) => msg);
    // a healthy start has nothing to report
    expect(messages()).not.toContain('session store down');
    redis.hang();
    expect((await customer.call('/api/items/x')).status).toBe(503);
    redis.goOn();
    await waitFor(() => messages().includes('session store answers'), 10_000);
    expect(await bff.deps.metrics.registry.metrics()).toContain('bff_session_store_up 1');
  });

  it('is down or rejects the password: the log tells which', async () => {
    await redis.kill();
    expect((await customer.call('/api/items/x')).status).toBe(503);
    const reasons = (log: RunningBff['log']) =>
      log.filter(({ msg }) => msg === 'session store down').map(({ reason }) => reason);
    await waitFor(() => reasons(bff.log).length > 0);
    expect(String(reasons(bff.log))).toMatch(/ECONNREFUSED|SocketClosedUnexpectedly/);

    redis = await startRedis(redis.port, 'right');
    const wrong = redis.url.replace('right', 'wrong');
    const other = await startBff(upstream.url, {
      environment: { ...environment(), REDIS_URL: wrong },
      waitsForStore: false,
    });
    await expect(other.deps.identity.store.ping()).rejects.toThrow('session_store_down');
    expect(reasons(other.log)).toEqual(['NoConnectionError WRONGPASS']);
    await other.close();
  });

  it('is down: customers get 503 at once; when it is back, sessions that it no longer has end with 401', async () => {
    const { port } = redis;
    await redis.kill();
    await isOnlyRefusedToCustomers();
    expect((await customer.call('/auth/logout', { method: 'POST' })).status).toBe(503);
    expect(customer.cookieNames().sort()).toEqual(['sid', 'signed-in']);
    redis = await startRedis(port);
    const begun = performance.now();
    let answer = await customer.call('/api/items/x');
    while (answer.status === 503 && performance.now() - begun < 5_000) answer = await customer.call('/api/items/x');
    // this Redis persisted nothing, so the session is lost and the answer is 401
    expect(answer.status).toBe(401);
    expect(customer.cookieNames()).toEqual([]);
    await customer.open('/auth/login?returnTo=/sv-se/');
    expect((await customer.call('/api/items/x')).status).toBe(200);
  });

  it('is unreachable at start: the process runs and serves visitors, and becomes ready after the first answer', async () => {
    const { port } = redis;
    await redis.kill();
    const child = spawn(
      process.execPath,
      ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', join(__dirname, '../../main.ts')],
      {
        env: {
          ...bffIdentity(),
          UPSTREAM_URL: upstream.url,
          PORT: '0',
          METRICS_PORT: '0',
          WEB_DIST: createFakeWebDist(),
          REDIS_URL: `redis://127.0.0.1:${port}`,
          SHUTDOWN_DELAY_MS: '0',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    await waitFor(() => lines.length > 0, 15_000);
    const { address } = JSON.parse(lines[0] ?? '') as { address: string };
    const ready = async () => {
      const answer = await fetch(`${address}/readyz`);
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await ready()).toBe('503 waiting for the session store\n');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/sv-se/`)).status).toBe(200);
    redis = await startRedis(port);
    const begun = performance.now();
    while ((await ready()) !== '200 ready\n' && performance.now() - begun < 8_000) await waitFor(() => true);
    expect(await ready()).toBe('200 ready\n');
    await redis.kill();
    expect(await ready()).toBe('200 ready\n');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 40_000);

  const bffIdentity = (): Record<string, string> => ({ ...environment(), AZURE_CLIENT_SECRET: 'nobody asks' });

  async function signedInAgain(): Promise<void> {
    const begun = performance.now();
    let answer = await customer.call('/api/items/x');
    while (answer.status === 503 && performance.now() - begun < 8_000) answer = await customer.call('/api/items/x');
    expect(answer.status).toBe(200);
    expect(await customer.json('/auth/session')).toMatchObject({ signedIn: true });
  }
});
