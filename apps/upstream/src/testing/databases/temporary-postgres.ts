import { findPostgres, startPostgres, type PostgresServer } from '@shop/server/testing';

/** Settings without waiting for the disk, for data that nobody needs after a crash of the machine. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL server on loopback with a temporary directory; null when PostgreSQL is not installed.
 * `isDurable` false: commits do not wait for the disk.
 */
export const startTemporaryPostgres = ({ isDurable = true } = {}): Promise<PostgresServer | null> =>
  startPostgres({ settings: isDurable ? [] : withoutDurability });

/** Given `describe`, skips the suite when PostgreSQL is not installed; `npm test` installs Debian's when it may. */
export const wherePostgresIs = <Suite extends { skip: Suite }>(suite: Suite): Suite =>
  findPostgres() ? suite : suite.skip;
