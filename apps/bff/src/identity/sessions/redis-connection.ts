import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { createClient } from 'redis';

/** Where Redis is. */
export interface RedisAddress {
  /** `rediss://user:password@host:6379/0`; with sentinels its host is the name by which they know the primary. */
  url: string;
  /** Sentinels as `host:port`, which know what server is the primary; empty without Sentinel. */
  sentinels: readonly string[];
  sentinelPassword: string | undefined;
}

/** The commands that the sessions need, on one server or on whichever is the primary. */
export type RedisConnection = Pick<
  ReturnType<typeof createClient>,
  'eval' | 'get' | 'mGet' | 'set' | 'ping' | 'isOpen' | 'isReady'
> & { destroy(): void };

/** Time limit for connecting in milliseconds. */
const connectMs = 2_000;
/** Milliseconds between pings, and milliseconds of silence after which a connection is closed. */
const pingMs = 1_500;
const silenceMs = 4_000;
/** Maximum milliseconds between attempts to connect. */
const reconnectMs = 1_000;
/** Attempts, a second apart, in which a command looks for the primary: the sentinels need some to choose another. */
const maxRediscovers = 6;

const clientOptions = {
  disableOfflineQueue: true,
  pingInterval: pingMs,
  socket: {
    connectTimeout: connectMs,
    socketTimeout: silenceMs,
    reconnectStrategy: (retries: number) => Math.min(50 * 2 ** Math.min(retries, 10), reconnectMs),
  },
};

/**
 * Redis's client is imported on use only, because it takes 30 MB. It reconnects automatically; a command without a
 * connection fails at once; with sentinels it waits some seconds for the next primary.
 */
export async function connectRedis(address: RedisAddress, onProblem: (error: Error) => void): Promise<RedisConnection> {
  const redis = await import('redis');
  if (address.sentinels.length > 0) return followPrimary(redis, address, onProblem);
  const client = redis.createClient({ url: address.url, ...clientOptions });
  client.on('error', onProblem);
  // the first command waits for the first attempt: a healthy start then begins without a failure
  await Promise.race([client.connect(), once(client, 'error')]).catch(onProblem);
  return client;
}

async function followPrimary(
  { createSentinel }: typeof import('redis'),
  { url, sentinels, sentinelPassword }: RedisAddress,
  onProblem: (error: Error) => void,
): Promise<RedisConnection> {
  const { protocol, hostname, username, password, pathname } = new URL(url);
  const isEncrypted = protocol === 'rediss:';
  const socket = isEncrypted ? { ...clientOptions.socket, tls: true as const } : clientOptions.socket;
  const secret = (text: string): string | undefined => (text === '' ? undefined : decodeURIComponent(text));
  const create = () =>
    createSentinel({
      name: hostname,
      sentinelRootNodes: sentinels.map((one) => {
        const { hostname: host, port } = new URL(`redis://${one}`);
        return { host, port: Number(port || 26_379) };
      }),
      nodeClientOptions: {
        ...clientOptions,
        socket,
        ...(secret(username) ? { username: secret(username)! } : {}),
        ...(secret(password) ? { password: secret(password)! } : {}),
        database: Number(pathname.slice(1)),
      },
      sentinelClientOptions: { ...clientOptions, socket, ...(sentinelPassword ? { password: sentinelPassword } : {}) },
      // one connection for all commands, as without Sentinel
      reserveClient: true,
      maxCommandRediscovers: maxRediscovers,
      scanInterval: 5_000,
      passthroughClientErrorEvents: true,
    }).on('error', onProblem);

  let sentinel = create();
  let isClosed = false;
  /** Until the first connection; after it the client finds its way by itself. */
  async function begin(): Promise<void> {
    while (!isClosed) {
      try {
        await sentinel.connect();
        return;
      } catch (error) {
        onProblem(error as Error);
        await sleep(reconnectMs, undefined, { ref: false });
        sentinel = create();
      }
    }
  }
  const begun = begin();
  await Promise.race([begun, once(sentinel, 'error'), sleep(connectMs, undefined, { ref: false })]).catch(onProblem);

  return {
    eval: (...parameters) => sentinel.eval(...parameters),
    get: (...parameters) => sentinel.get(...parameters),
    mGet: (...parameters) => sentinel.mGet(...parameters),
    set: (...parameters) => sentinel.set(...parameters),
    ping: () => sentinel.ping(),
    get isOpen() {
      return sentinel.isOpen;
    },
    get isReady() {
      return sentinel.isReady;
    },
    destroy() {
      isClosed = true;
      if (sentinel.isOpen) void sentinel.destroy();
    },
  };
}
