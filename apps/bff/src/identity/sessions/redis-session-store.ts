import { connectRedis, type RedisAddress, type RedisConnection } from './redis-connection.ts';
import type { SessionStore, SessionStoreOptions, TokenCache } from './session-store.ts';

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

/** A command that failed because there is no connection, with the reason why there is none. */
class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
  /** ECONNREFUSED, WRONGPASS, NOAUTH … */
  readonly code: string;
  constructor(problem: Error, options: ErrorOptions) {
    super('No connection to Redis', options);
    // Redis begins its answers with a word for the kind of error; its client's errors have a class and no name
    this.code = String(
      (problem as NodeJS.ErrnoException).code ?? /^[A-Z]+(?= )/.exec(problem.message)?.[0] ?? problem.constructor.name,
    );
  }
}

/** Sessions in Redis, for any number of replicas. */
export function createRedisSessionStore(
  address: RedisAddress,
  options: SessionStoreOptions,
  onProblem: (error: Error) => void,
): SessionStore {
  /** The last error of the connection; undefined while it works. */
  let problem: Error | undefined;
  const connected = connectRedis(address, (error) => {
    problem = error;
    onProblem(error);
  });

  async function send<Result>(command: (client: RedisConnection) => Promise<Result>): Promise<Result> {
    const client = await connected;
    try {
      return await command(client);
    } catch (cause) {
      if (client.isReady || !problem) throw cause;
      throw new NoConnectionError(problem, { cause });
    }
  }
  const run = async (script: string, keys: string[], values: string[]): Promise<boolean> =>
    (await send((client) => client.eval(script, { keys, arguments: values }))) === 1;

  return {
    async create(key, { record, tokens, seenAt, lifetimeMs }) {
      const keys = [part(key, 'record'), part(key, 'tombstone'), part(key, 'seen'), tokensOf(key, 'shop')];
      await run(createScript, keys, [String(seenAt), tokens, record, String(lifetimeMs)]);
    },
    async read(key) {
      const keys = [part(key, 'record'), part(key, 'seen'), part(key, 'tombstone')];
      const [record, seenAt, tombstone] = await send((client) => client.mGet(keys));
      if (!record || !seenAt || tombstone) return undefined;
      return { record, seenAt: Number(seenAt) };
    },
    markSeen: (key, from, to) =>
      run(markSeenScript, [part(key, 'record'), part(key, 'seen')], [String(from), String(to)]),
    async readTokens(key, cache) {
      return (await send((client) => client.get(tokensOf(key, cache)))) ?? undefined;
    },
    async writeTokens(key, cache, sealed) {
      if (options.tombstones)
        return run(writeTokensScript, [part(key, 'record'), part(key, 'tombstone'), tokensOf(key, cache)], [sealed]);
      const expiration = { type: 'PX', value: options.tombstoneMs } as const;
      await send((client) => client.set(tokensOf(key, cache), sealed, { expiration }));
      return true;
    },
    async end(key) {
      const keys = [part(key, 'tombstone'), part(key, 'record'), part(key, 'seen')];
      await run(endScript, [...keys, tokensOf(key, 'shop'), tokensOf(key, 'widget')], [String(options.tombstoneMs)]);
    },
    async lock(key, holder, forMs) {
      const expiration = { type: 'PX', value: forMs } as const;
      const answer = await send((client) => client.set(part(key, 'lock'), holder, { condition: 'NX', expiration }));
      return answer !== null;
    },
    async unlock(key, holder) {
      await run(unlockScript, [part(key, 'lock')], [holder]);
    },
    async ping() {
      await send((client) => client.ping());
    },
    async close() {
      const client = await connected;
      if (client.isOpen) client.destroy();
    },
  };
}
