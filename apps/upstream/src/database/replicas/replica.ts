import { catalogueVersionKey, type Database } from '@shop/commerce-model';
import { Kysely, sql, type LogEvent } from 'kysely';
import { connectPostgres, type PoolLimits } from '../connection.ts';
import { askInTime, connectToAsk } from '../ask-in-time.ts';
import { reasonOfOutage } from '../outage-reason.ts';
import { replicaDialect } from './replica-dialect.ts';

/** Milliseconds that a statement waits for a connection to a replica before the primary is asked. */
const waitMs = 1_000;
/** Looks in a row that must find a replica current before it is used again: one that is always a little late would come and go. */
const looksUntilUsed = 3;

/**
 * `current`: used. `behind`: has not replayed what the primary had a second ago. `away`: does not answer. `primary`: takes
 * writes, as one that was promoted does.
 */
export const replicaStates = ['current', 'behind', 'away', 'primary'] as const;
export type ReplicaState = (typeof replicaStates)[number];

/** A PostgreSQL server that follows the primary. */
export interface Replica {
  /** Host and port. */
  readonly host: string;
  readonly state: ReplicaState;
  /** Statements that it did not answer, so that the primary was asked. */
  readonly failedStatements: number;
  /** For reads: asks the replica, and the primary for what that does not answer. */
  readonly db: Kysely<Database>;
  /** True when it is used and has this version of the catalogue. */
  has(version: string): boolean;
  /** Finds out whether it has replayed the primary's log up to a position, and uses or leaves it accordingly. */
  look(position: string): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  primary: Kysely<Database>;
  limits?: PoolLimits | undefined;
  /** Called for every query on the replica, to count or log it. */
  onQuery?: ((event: LogEvent) => void) | undefined;
  /** Called when the state changes. */
  onChange: (host: string, state: ReplicaState, reason?: string) => void;
}

/** Prepares the connections to a replica, which is not used before the first look. */
export function createReplica(address: string, { primary, limits, onQuery, onChange }: Options): Replica {
  const { host } = new URL(address);
  const asking = connectToAsk(address);
  const reading = connectPostgres(address, { ...limits, waitMs, onQuery });
  let state: ReplicaState | undefined;
  let currentInARow = 0;
  let failedStatements = 0;
  /** The last two that were found here: memory is at the one before until it has loaded the new one. */
  let versions: string[] = [];

  async function ask(position: string): Promise<ReplicaState> {
    const { rows } = await askInTime(
      asking,
      sql<{ isStandby: boolean; hasReplayed: boolean; version: string | null }>`
        select pg_is_in_recovery() as "isStandby",
          coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as "hasReplayed",
          (select value from meta where key = ${catalogueVersionKey}) as version`,
    );
    const { isStandby, hasReplayed, version } = rows[0]!;
    if (version !== null && !versions.includes(version)) versions = [...versions.slice(-1), version];
    if (!isStandby) return 'primary';
    return hasReplayed ? 'current' : 'behind';
  }

  function change(found: ReplicaState, reason?: string): void {
    currentInARow = found === 'current' ? currentInARow + 1 : 0;
    const isTooEarly = found === 'current' && state !== undefined && currentInARow < looksUntilUsed;
    if (found === state || isTooEarly) return;
    // what waits there, for a lock of the replay or of a server that hangs, is asked of the primary
    if (state === 'current') reading.cutOff();
    state = found;
    onChange(host, found, reason);
  }

  return {
    host,
    get state() {
      return state ?? 'away';
    },
    get failedStatements() {
      return failedStatements;
    },
    db: new Kysely<Database>({
      dialect: replicaDialect({
        asked: () => (state === 'current' ? reading.db : primary),
        primary,
        onFailed: () => (failedStatements += 1),
      }),
    }),
    has: (version) => state === 'current' && versions.includes(version),
    async look(position) {
      try {
        change(await ask(position));
      } catch (error) {
        change('away', reasonOfOutage(error) ?? (error as Error).message);
      }
    },
    async close() {
      reading.cutOff();
      asking.cutOff();
      await Promise.all([reading.close(), asking.close()]);
    },
  };
}
