import type { createClient } from 'redis';
import type { SessionStore, SessionStoreOptions, TokenCache } from './session-store.ts';

/** Time limit for connecting in milliseconds. */
const connectMs = 2_000;
/** Milliseconds between pings, and milliseconds of silence after which a connection is closed. */
const pingMs = 1_500;
const silenceMs = 4_000;
/** Maximum milliseconds between attempts to connect. */
const reconnectMs = 1_000;

/** A script is atomic: no other write happens in between. KEYS: session, tombstone, tokens, other tokens. */
const createScript = `
if redis.call('EXISTS', KEYS[1], KEYS[2]) > 0 then return 0 end
redis.call('SET', KEYS[3], ARGV[1], 'PX', ARGV[4])
redis.call('SET', KEYS[4], ARGV[2], 'PX', ARGV[4])
redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[4])
return 1`;
const markSeenScript = `
if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2], 'KEEPTTL')
return 1`;
const writeTokensScript = `
local remaining = redis.call('PTTL', KEYS[1])
if remaining < 0 or redis.call('EXISTS', KEYS[2]) > 0 then return 0 end
redis.call('SET', KEYS[3], ARGV[1], 'PX', remaining)
return 1`;
const endScript = `
if redis.call('EXISTS', KEYS[2]) == 1 then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end
redis.call('DEL', unpack(KEYS, 2))
return 1`;
const unlockScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/** The braces keep all parts of one session in one hash slot of a cluster. */
const part = (key: string, name: string): string => `session:{${key}}:${name}`;
const tokensOf = (key: string, cache: TokenCache): string => part(key, `tokens:${cache}`);

type Client = ReturnType<typeof createClient>;

/**
 * Imported on use only, because it takes 30 MB. Reconnects automatically; a command without a connection fails at once.
 */
async function connect(url: string, onProblem: (error: unknown) => void): Promise<Client> {
  const redis = await import('redis');
  const client = redis.createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), reconnectMs),
    },
  });
  client.on('error', onProblem);
  client.connect().catch(onProblem);
  return client as Client;
}

/** Sessions in Redis, for any number of replicas. */
export function createRedisSessionStore(
  url: string,
  options: SessionStoreOptions,
  onProblem: (error: unknown) => void,
): SessionStore {
  const connected = connect(url, onProblem);
  const run = async (script: string, keys: string[], values: string[]): Promise<boolean> =>
    (await (await connected).eval(script, { keys, arguments: values })) === 1;

  return {
    async create(key, { record, tokens, seenAt, lifetimeMs }) {
      const keys = [part(key, 'record'), part(key, 'tombstone'), part(key, 'seen'), tokensOf(key, 'shop')];
      await run(createScript, keys, [String(seenAt), tokens, record, String(lifetimeMs)]);
    },
    async read(key) {
      const [record, seenAt, tombstone] = await (
        await connected
      ).mGet([part(key, 'record'), part(key, 'seen'), part(key, 'tombstone')]);
      if (!record || !seenAt || tombstone) return undefined;
      return { record, seenAt: Number(seenAt) };
    },
    markSeen: (key, from, to) =>
      run(markSeenScript, [part(key, 'record'), part(key, 'seen')], [String(from), String(to)]),
    async readTokens(key, cache) {
      return (await (await connected).get(tokensOf(key, cache))) ?? undefined;
    },
    async writeTokens(key, cache, sealed) {
      if (options.tombstones)
        return run(writeTokensScript, [part(key, 'record'), part(key, 'tombstone'), tokensOf(key, cache)], [sealed]);
      await (
        await connected
      ).set(tokensOf(key, cache), sealed, { expiration: { type: 'PX', value: options.tombstoneMs } });
      return true;
    },
    async end(key) {
      const keys = [part(key, 'tombstone'), part(key, 'record'), part(key, 'seen')];
      await run(endScript, [...keys, tokensOf(key, 'shop'), tokensOf(key, 'widget')], [String(options.tombstoneMs)]);
    },
    async lock(key, holder, forMs) {
      const answer = await (
        await connected
      ).set(part(key, 'lock'), holder, {
        condition: 'NX',
        expiration: { type: 'PX', value: forMs },
      });
      return answer !== null;
    },
    async unlock(key, holder) {
      await run(unlockScript, [part(key, 'lock')], [holder]);
    },
    async ping() {
      await (await connected).ping();
    },
    async close() {
      const client = await connected;
      if (client.isOpen) client.destroy();
    },
  };
}
