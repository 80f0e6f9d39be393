import type { PostgresPool } from 'kysely';
import { Pool, type Client, type PoolClient } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseBusyError, DatabaseDownError } from './database-down.ts';
import { findPrimary } from './find-primary.ts';

/** Connections of one process, unless it is told otherwise. */
const defaultConnections = 20;
/** Milliseconds in which a connection must be made or given back, and in which a primary must be found, unless it is told otherwise. */
const defaultWaitMs = 5_000;
/** What the pool says when no connection was given back in time. */
const noneGivenBack = 'timeout exceeded when trying to connect';
/** Milliseconds between looks for the primary, while it is known and while it is not. */
const watchMs = 2_000;
const searchMs = 250;

interface ServerPool {
  address: string;
  pool: Pool;
  /** Also those in use. */
  clients: Set<PoolClient & Pick<Client, 'end'>>;
}

/** What an operator watches of the pool. */
export interface PoolState {
  /** Connections that are open, and those of them that nobody uses. */
  readonly size: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
  readonly max: number;
}

/** A pool of which every connection can be ended at once. */
export interface PrimaryPool extends PostgresPool {
  readonly state: PoolState;
  /** Ends the connections, in use or not, with what waits for them; the next ones are new. */
  cutOff(): void;
}

interface Options {
  /** Connections of this process: 20. */
  maxConnections?: number | undefined;
  /** Milliseconds that a caller waits for a connection: 5,000. */
  waitMs?: number | undefined;
  /** Milliseconds after which the server ends a statement; without it none is ended. */
  statementTimeoutMs?: number | undefined;
  /** Called with every new connection. */
  onConnect: (client: PoolClient) => void;
  /** Called when another server takes the writes. */
  onChange?: ((host: string) => void) | undefined;
}

/**
 * A pool of connections to the one of some servers that takes writes. A single address is simply connected to. Of several
 * the primary is looked for every 2 s, and at once when no connection can be made; when it is another one, the connections
 * to the old one are cut off, in use or not: where it hangs, nothing else would end what waits for it.
 */
export function createPrimaryPool(
  addresses: readonly string[],
  { maxConnections = defaultConnections, waitMs = defaultWaitMs, statementTimeoutMs, onConnect, onChange }: Options,
): PrimaryPool {
  let current = addresses.length === 1 ? open(addresses[0]!) : undefined;
  let searching: Promise<void> | undefined;
  let isEnding = false;

  function open(address: string): ServerPool {
    const pool = new Pool({
      connectionString: address,
      max: maxConnections,
      connectionTimeoutMillis: waitMs,
      ...(statementTimeoutMs ? { statement_timeout: statementTimeoutMs } : {}),
    });
    const clients = new Set<PoolClient & Pick<Client, 'end'>>();
    // without a listener, an idle connection closed by the server would end the process
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      clients.add(client);
      // the pool listens to idle ones alone: one that ends between two statements of a transaction would end the process
      client.on('error', () => undefined);
      onConnect(client);
    });
    pool.on('remove', (client) => void clients.delete(client as PoolClient & Client));
    return { address, pool, clients };
  }

  function cutOff({ pool, clients }: ServerPool): void {
    void pool.end();
    for (const client of clients) void client.end();
  }

  async function search(): Promise<void> {
    const found = await findPrimary(addresses);
    if (found === undefined || found === current?.address || isEnding) return;
    const old = current;
    current = open(found);
    if (old) cutOff(old);
    if (old) onChange?.(new URL(found).host);
  }

  const searchOnce = (): Promise<void> =>
    (searching ??= search().finally(() => {
      searching = undefined;
    }));

  /** A connection to what is the primary now; looks for it again when that fails. */
  async function connect(): Promise<PoolClient> {
    if (addresses.length === 1) return current!.pool.connect();
    const deadline = Date.now() + waitMs;
    for (;;) {
      try {
        if (current) return await current.pool.connect();
        await searchOnce();
        if (current) continue;
        throw new Error('None of the servers takes writes');
      } catch (error) {
        if (isEnding || Date.now() > deadline || isNoneGivenBack(error)) throw error;
        await sleep(searchMs);
        await searchOnce();
      }
    }
  }

  const watching = addresses.length > 1 ? setInterval(() => void searchOnce(), watchMs) : undefined;
  watching?.unref();

  return {
    connect: () =>
      connect().catch((cause: unknown) => {
        throw isNoneGivenBack(cause)
          ? new DatabaseBusyError(maxConnections, waitMs, cause)
          : new DatabaseDownError(cause);
      }),
    cutOff() {
      const old = current;
      current = addresses.length === 1 && !isEnding ? open(addresses[0]!) : undefined;
      if (old) cutOff(old);
    },
    async end() {
      isEnding = true;
      clearInterval(watching);
      await searching;
      await current?.pool.end();
    },
    get options() {
      return current?.pool.options ?? {};
    },
    get state() {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = current?.pool ?? {};
      return { size: totalCount, idle: idleCount, waiting: waitingCount, max: maxConnections };
    },
  };
}

const isNoneGivenBack = (error: unknown): boolean => error instanceof Error && error.message === noneGivenBack;
