import { findPostgres } from '@shop/server/testing';

/** Given `describe`, skips the suite when PostgreSQL is not installed; `npm test` installs Debian's when it may. */
export const wherePostgresIs = <Suite extends { skip: Suite }>(suite: Suite): Suite =>
  findPostgres() ? suite : suite.skip;
