import { ShopBrowser } from '../../testing/shop-browser.ts';
import { startBff, type RunningBff } from '../../testing/start-bff.ts';
import { startProvider, type StandInProvider } from '../../testing/stand-in-provider.ts';
import { whereRedisIs } from '../../testing/start-redis.ts';
import { startUpstream, type StandInUpstream } from '../../testing/stand-in-upstream.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { startRedisServer, startSentinel, type RedisServer } from '@shop/server/testing';

// six processes, and a failover of some seconds in each test
jest.setTimeout(60_000);

let provider: StandInProvider;
let upstream: StandInUpstream;
let primary: RedisServer;
let replica: RedisServer;
let sentinels: RedisServer[];
let bff: RunningBff;
let customer: ShopBrowser;

whereRedisIs(describe)('with Sentinel', () => {
  beforeAll(async () => {
    provider = await startProvider();
    upstream = await startUpstream();
  });
  afterAll(() => Promise.all([provider.close(), upstream.close()]));

  beforeEach(async () => {
    primary = await startRedisServer();
    replica = await startRedisServer({ replicaOf: primary.port });
    sentinels = await Promise.all([1, 2, 3].map(() => startSentinel({ primary: primary.port })));
    // it can only be chosen once the sentinels know it
    for (const sentinel of sentinels)
      await until(async () => (await sentinel.command('SENTINEL replicas shop')).includes(String(replica.port)));
    await until(async () => (await sentinels[0]!.command('SENTINEL sentinels shop')).startsWith('*2'));
    bff = await startBff(upstream.url, {
      environment: {
        ...provider.environment,
        DATA_DIR: '',
        REDIS_URL: 'redis://shop/0',
        REDIS_SENTINELS: sentinels.map(({ port }) => `127.0.0.1:${port}`).join(','),
      },
    });
    customer = new ShopBrowser(bff.url);
    await customer.open('/auth/login?returnTo=/sv-se/');
    expect((await customer.call('/api/items/x')).status).toBe(200);
    await until(async () => (await replica.command('DBSIZE')).startsWith(':3'));
  });
  afterEach(async () => {
    await bff.close();
    for (const one of [...sentinels, replica, primary]) await one.stop();
  });

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 15_000;
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error('It did not come true');
      await waitFor(() => true);
    }
  }

  it('H2: the primary is killed: who is signed in goes on within 5 s, and the session is the same', async () => {
    await primary.kill();
    const begun = performance.now();
    let answer = await customer.call('/api/items/x');
    while (answer.status === 503 && performance.now() - begun < 15_000) answer = await customer.call('/api/items/x');
    expect(answer.status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(await customer.json('/auth/session')).toMatchObject({ signedIn: true });
  });

  longTest('H2: a sign-in under way while the primary is killed is finished on the next one', async () => {
    const other = new ShopBrowser(bff.url);
    await primary.kill();
    const shown = await other.open('/auth/login?returnTo=/sv-se/');
    expect([shown.status, shown.url.pathname]).toEqual([200, '/sv-se/']);
    expect(await other.json('/auth/session')).toMatchObject({ signedIn: true });
    expect((await replica.command('ROLE')).includes('master')).toBe(true);
  });

  longTest('H2: with primary and replica lost customers get 503 within 5 s, visitors are not affected', async () => {
    await replica.kill();
    await primary.kill();
    const begun = performance.now();
    const answer = await customer.call('/api/items/x');
    expect([answer.status, answer.headers['x-reason-code']]).toEqual([503, 'session_store_down']);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect((await new ShopBrowser(bff.url).open('/sv-se/')).status).toBe(200);
    // a sign-in says so on a page, instead of failing silently
    const page = await new ShopBrowser(bff.url).open('/auth/login?returnTo=/sv-se/');
    expect([page.status, page.headers['content-type']]).toEqual([503, expect.stringContaining('text/html')]);
    expect(page.body).toContain('/auth/login');
  });

  longTest('H2: a sentinel is killed: nobody notices', async () => {
    await sentinels[0]!.kill();
    for (let n = 0; n < 10; n += 1) expect((await customer.call('/api/items/x')).status).toBe(200);
    await primary.kill();
    await until(async () => (await customer.call('/api/items/x')).status === 200);
  });
});
