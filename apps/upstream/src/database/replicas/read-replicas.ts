import type { Database } from '@shop/commerce-model';
import { sql, type Kysely, type LogEvent } from 'kysely';
import type { Logger } from 'pino';
import { askInTime, connectToAsk } from '../ask-in-time.ts';
import { repeatEvery } from '../../repeat-every.ts';
import type { PoolLimits } from '../connection.ts';
import { createReplica, type Replica } from './replica.ts';

/** Milliseconds between looks at the replicas. */
const lookMs = 1_000;

/** Servers that follow the primary and answer reads of the catalogue. */
export interface ReadReplicas {
  /** The database for reads of a version of the catalogue: each replica that has it in turn; undefined when none has. */
  dbOf(version: string): Kysely<Database> | undefined;
  readonly all: readonly Pick<Replica, 'host' | 'state' | 'failedStatements'>[];
  close(): Promise<void>;
}

interface Options {
  /** Address of the primary, for questions about it. */
  primaryUrl: string;
  /** Answers what a replica does not. */
  primary: Kysely<Database>;
  /** Limits of the connections to each replica. */
  limits?: PoolLimits;
  /** Called for every query on a replica, to count or log it. */
  onQuery?: (event: LogEvent) => void;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Looks at each replica every second, and resolves after the first look. It is used while it has replayed all that the
 * primary had at the look before, so what it answers is at most some two seconds old; otherwise it is left until it has
 * caught up. While the primary does not answer nothing is written, and replicas are used as before.
 */
export async function followReplicas(
  addresses: readonly string[],
  { primaryUrl, primary, limits, onQuery, log }: Options,
): Promise<ReadReplicas> {
  const asking = connectToAsk(primaryUrl);
  const replicas = addresses.map((address) =>
    createReplica(address, {
      primary,
      limits,
      onQuery,
      onChange(host, state, reason) {
        if (state === 'current') log.info({ replica: host }, 'replica is used for reads of the catalogue');
        else if (state === 'primary') log.info({ replica: host, state }, 'replica is not used');
        else log.warn({ replica: host, state, reason }, 'replica is not used');
      },
    }),
  );
  let position: string | undefined;
  let turn = 0;

  async function askPosition(): Promise<void> {
    const { rows } = await askInTime(asking, sql<{ position: string }>`select pg_current_wal_lsn()::text as position`);
    position = rows[0]!.position;
  }

  async function look(): Promise<void> {
    const reached = position;
    if (reached !== undefined) await Promise.all(replicas.map((replica) => replica.look(reached)));
    // asked after the replicas, who have a second to get there
    await askPosition().catch(() => undefined);
  }

  await askPosition().catch(() => undefined);
  await look();
  const stopLooking = repeatEvery(lookMs, look);

  return {
    all: replicas,
    dbOf(version) {
      const having = replicas.filter((replica) => replica.has(version));
      turn += 1;
      return having[turn % having.length]?.db;
    },
    async close() {
      const stopped = stopLooking();
      asking.cutOff();
      await Promise.all(replicas.map((replica) => replica.close()));
      await stopped;
      await asking.close();
    },
  };
}
