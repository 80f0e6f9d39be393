import { startPostgres } from '@shop/server/testing';
import type { LogEvent } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectPostgres } from '../../database/connection.ts';
import { databaseAddresses } from '../../database/database-addresses.ts';
import { followReplicas } from '../../database/replicas/read-replicas.ts';
import type { ReplicaState } from '../../database/replicas/replica.ts';
import { createRecentReads } from '../../memory/recent-reads.ts';
import { startTestUpstream } from '../start-test-upstream.ts';
import { startDemoPostgres } from './demo-postgres.ts';

/** Longer than any look at a replica, and than the looks until one is used again. */
const stateWithinMs = 15_000;

/**
 * The demo company on a PostgreSQL primary with a standby that follows it, of which the standby is the shop's replica. Both are
 * named as servers that take writes and as replicas, as where either may be promoted.
 */
export async function startReplicatedShop() {
  const settings = ['fsync=off'];
  const primary = (await startDemoPostgres({ settings }))!;
  const standby = (await startPostgres({ settings, standbyOf: primary }))!;
  const url = `postgres://shop@${primary.host},${standby.host}/${primary.database}`;
  const shop = await startTestUpstream({}, { open: (options) => Promise.resolve(connectPostgres(url, options)) });
  let onReplica: string[] = [];
  const told: unknown[] = [];
  const tell = (...entry: unknown[]): void => void told.push(entry);
  const replicas = await followReplicas(databaseAddresses(url), {
    primaryUrl: url,
    primary: shop.deps.db,
    onQuery: (event: LogEvent) => void onReplica.push(event.query.sql),
    log: { info: tell, warn: tell },
  });
  shop.deps.replicas = replicas;
  const stateOf = (host: string): ReplicaState => replicas.all.find((one) => one.host === host)!.state;

  /** Empties the caches of recent reads, so that the next read asks a database. */
  const forget = (): void => void Object.assign(shop.deps.memory.current().recent, createRecentReads());

  /** Statements since the last call, by who was asked; without those by which memory looks for a newer catalogue. */
  function takeQueries() {
    const taken = { onPrimary: shop.takeQueries().filter((text) => !text.includes('"meta"')), onReplica };
    onReplica = [];
    return taken;
  }

  /** Resolves when a server is found in a state; throws an Error when it is not in time. */
  async function until(host: string, state: ReplicaState): Promise<void> {
    const deadline = Date.now() + stateWithinMs;
    while (stateOf(host) !== state) {
      if (Date.now() > deadline) throw new Error(`${host} is ${stateOf(host)}, not ${state}`);
      await sleep(20);
    }
  }

  return {
    shop,
    primary,
    standby,
    replicas,
    /** What the log says of replicas. */
    told,
    stateOf,
    forget,
    takeQueries,
    until,
    /** The statements of a read while the standby is used; read again where a busy machine left it meanwhile. */
    async queriesOf(read: () => Promise<unknown>): Promise<ReturnType<typeof takeQueries>> {
      for (;;) {
        await until(standby.host, 'current');
        forget();
        takeQueries();
        const before = told.length;
        await read();
        if (told.length === before) return takeQueries();
      }
    },
    async close(): Promise<void> {
      await replicas.close();
      await shop.close();
      await standby.stop();
      await primary.stop();
    },
  };
}
