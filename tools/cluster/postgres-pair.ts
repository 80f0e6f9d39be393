import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, type PostgresServer } from '@shop/server/testing';
import type { Part } from './part.ts';

/** Milliseconds after which the supervisor believes that a server is lost. */
const unsureMs = 1_000;

/**
 * A primary and its synchronous standby on loopback, with what Patroni or an operator is elsewhere: when the primary is
 * lost the standby is promoted; while the standby is away the primary goes on without it.
 */
export async function startPostgresPair() {
  const settings = ['shared_buffers=64MB', 'max_connections=120', 'wal_keep_size=256MB'];
  let primary = await start();
  let standby = await start(primary);
  await waitForStandby(true);

  async function start(standbyOf?: PostgresServer, port?: number): Promise<PostgresServer> {
    const started = await startPostgres({ settings, ...(standbyOf ? { standbyOf } : {}), ...(port ? { port } : {}) });
    return started!;
  }

  /** Whether a commit waits until the standby has it. */
  async function waitForStandby(isWaiting: boolean): Promise<void> {
    await primary.query(`alter system set synchronous_standby_names = '${isWaiting ? 'standby' : ''}'`);
    await primary.query('select pg_reload_conf()');
    const state = 'select count(*) from pg_stat_replication where sync_state = $$sync$$';
    while (isWaiting && (await primary.query(state)) !== '1') await sleep(50);
  }

  const primaryPart: Part = {
    name: 'postgres primary',
    kill: () => primary.kill(),
    async revive() {
      await sleep(unsureMs);
      const lost = primary;
      primary = standby;
      await primary.promote();
      // the settings came along with the copy: nobody stands by yet
      await waitForStandby(false);
      await lost.stop();
      standby = await start(primary, lost.port);
      await waitForStandby(true);
    },
  };
  const standbyPart: Part = {
    name: 'postgres standby',
    kill: () => standby.kill(),
    async revive() {
      await sleep(unsureMs);
      await waitForStandby(false);
      const lost = standby;
      await lost.stop();
      standby = await start(primary, lost.port);
      await waitForStandby(true);
    },
  };
  return {
    /** Names both servers: whichever of them is the standby answers reads of the catalogue. */
    readUrl: `postgres://shop@${primary.host},${standby.host}/postgres`,
    /** Names both servers. */
    url: `postgres://shop@${primary.host},${standby.host}/postgres?target_session_attrs=read-write`,
    parts: [primaryPart, standbyPart],
    /** Commits wait for nobody, and the standby gets nothing more: what a careless operator has, for the control. */
    async separate(): Promise<void> {
      await waitForStandby(false);
      await standby.query("alter system set primary_conninfo = ''");
      await standby.query('select pg_reload_conf()');
      while ((await primary.query('select count(*) from pg_stat_replication')) !== '0') await sleep(50);
    },
    async stop(): Promise<void> {
      await standby.stop();
      await primary.stop();
    },
  };
}
