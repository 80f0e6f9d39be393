import { sessionBackends, type SessionBackend } from '../../testing/session-backends.ts';
import { createRedisSessionStore } from './redis-session-store.ts';
import type { SessionStore } from './session-store.ts';
import { createSqliteSessionStore } from './sqlite-session-store.ts';
import { firstAnswer } from './first-answer.ts';

const hour = 3_600_000;

async function open({ environment }: SessionBackend, tombstones = true): Promise<SessionStore> {
  const options = { tombstoneMs: hour, tombstones };
  const store = environment['REDIS_URL']
    ? createRedisSessionStore(
        { url: environment['REDIS_URL'], sentinels: [], sentinelPassword: undefined },
        options,
        () => undefined,
      )
    : createSqliteSessionStore(environment['DATA_DIR'] ?? '', options);
  await firstAnswer(store);
  return store;
}

describe.each(sessionBackends)('sessions in %s', (_name, start) => {
  let backend: SessionBackend;
  let here: SessionStore;
  let there: SessionStore;
  let number = 0;
  let key: string;
  const session = { record: 'who', tokens: 'sealed', seenAt: 1_000, lifetimeMs: hour };

  beforeAll(async () => {
    backend = await start();
    [here, there] = [await open(backend), await open(backend)];
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await backend.stop();
  });
  beforeEach(() => (key = `session-${(number += 1)}`));

  it('are visible to every replica until they expire', async () => {
    await here.create(key, session);
    expect(await there.read(key)).toEqual({ record: 'who', seenAt: 1_000 });
    expect(await there.readTokens(key, 'shop')).toBe('sealed');
    expect(await there.readTokens(key, 'widget')).toBeUndefined();
    await here.create(`${key}-short`, { ...session, lifetimeMs: 20 });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await there.read(`${key}-short`)).toBeUndefined();
    expect(await there.readTokens(`${key}-short`, 'shop')).toBeUndefined();
  });

  it('are never overwritten by a second create', async () => {
    await here.create(key, session);
    await there.create(key, { ...session, record: 'somebody else', tokens: 'other' });
    expect(await here.read(key)).toEqual({ record: 'who', seenAt: 1_000 });
    expect(await here.readTokens(key, 'shop')).toBe('sealed');
  });

  it('lose no data when their parts are written in parallel', async () => {
    await here.create(key, session);
    const writes = Array.from({ length: 50 }, (_, index) => {
      const store = index % 2 === 0 ? here : there;
      return Promise.all([
        store.writeTokens(key, 'shop', `shop ${index}`),
        store.writeTokens(key, 'widget', `widget ${index}`),
        store.markSeen(key, 1_000, 2_000),
      ]);
    });
    const seen = (await Promise.all(writes)).filter(([, , isFirst]) => isFirst);
    expect(seen).toHaveLength(1);
    expect(await here.read(key)).toEqual({ record: 'who', seenAt: 2_000 });
    expect(await there.readTokens(key, 'shop')).toMatch(/^shop \d+$/);
    expect(await there.readTokens(key, 'widget')).toMatch(/^widget \d+$/);
  });

  it('stay ended after later writes', async () => {
    await here.create(key, session);
    await here.end(key);
    expect(await there.writeTokens(key, 'shop', 'late')).toBe(false);
    expect(await there.markSeen(key, 1_000, 2_000)).toBe(false);
    await there.create(key, session);
    expect(await there.read(key)).toBeUndefined();
    expect(await there.readTokens(key, 'shop')).toBeUndefined();
    await there.end(key);
  });

  it('leave no tombstone when they never existed, so that strangers cannot fill the store', async () => {
    await here.end(`stranger-${key}`);
    expect(await backend.dump()).not.toContain(`stranger-${key}`);
    await here.create(key, session);
    await here.end(key);
    expect(await backend.dump()).toContain(key);
  });

  it('would get their tokens back after the end without the tombstone (negative control)', async () => {
    const careless = await open(backend, false);
    await careless.create(key, session);
    await careless.end(key);
    await careless.writeTokens(key, 'shop', 'late');
    expect(await careless.readTokens(key, 'shop')).toBe('late');
    await careless.close();
  });

  it('can be locked by one holder at a time, across replicas, for a limited time', async () => {
    const tries = await Promise.all([
      here.lock(key, 'a', 5_000),
      there.lock(key, 'b', 5_000),
      here.lock(key, 'c', 5_000),
    ]);
    expect(tries.filter(Boolean)).toHaveLength(1);
    await there.unlock(key, 'somebody else');
    expect(await there.lock(key, 'd', 5_000)).toBe(false);
    for (const holder of ['a', 'b', 'c']) await here.unlock(key, holder);
    expect(await there.lock(key, 'd', 30)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await here.lock(key, 'e', 30)).toBe(true);
  });
});
