import { findPostgres } from '../../libs/server/src/testing/find-postgres.mjs';
import { aptInstall, canAptInstall } from './apt-install.mjs';

/** True if upstream's tests can use a PostgreSQL server: TEST_DATABASE_URL names one, or programs that are here can start one. */
const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null;

/** Provides PostgreSQL for upstream's tests; without it they run only on the embedded PGlite, and a message says so. */
export function ensurePostgres() {
  if (hasPostgres()) return;
  let failure = 'it can be installed here only by hand';
  if (canAptInstall()) {
    console.log("Installing Debian's postgresql for the database tests …");
    failure = aptInstall(['postgresql']);
    if (!failure && hasPostgres()) return;
  }
  console.log(
    `\n!! PostgreSQL is not here (${failure}).\n` +
      '!! The database tests run on the embedded PGlite ALONE. Name a server of PostgreSQL 15 or newer by TEST_DATABASE_URL.\n',
  );
}
