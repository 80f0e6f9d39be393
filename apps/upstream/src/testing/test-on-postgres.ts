import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/**
 * Runs the tests of the database once more, on a PostgreSQL server instead of the embedded one: on that of TEST_DATABASE_URL, else
 * on a temporary one. Arguments go to Jest. Without a server it says so and succeeds.
 */
async function testOnPostgres(): Promise<number> {
  const given = process.env['TEST_DATABASE_URL'];
  const temporary = given === undefined ? await startTemporaryPostgres() : null;
  const url = given ?? temporary?.url;
  if (url === undefined) {
    console.log('PostgreSQL is not installed here: tests on it are left out');
    return 0;
  }
  try {
    return await runJest(url);
  } finally {
    await temporary?.stop();
  }
}

/** What asks no database, or brings an embedded one of its own: the unit tests have run it. */
const withoutServer = [
  '/src/demo/',
  '/src/main\\.test',
  '/src/database/directory-lock',
  '/src/(config|log|slug)\\.test',
  '/src/(mail|vat-numbers)/',
  '/src/payments/(adyen-provider|payment-provider|sandbox-process)\\.test',
  '/src/order-history/order-documents\\.test',
];

function runJest(url: string): Promise<number> {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const child = spawn(
    process.execPath,
    [jest, ...process.argv.slice(2), '--testPathIgnorePatterns', ...withoutServer],
    {
      cwd: join(import.meta.dirname, '../..'),
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
        TEST_DATABASE_URL: url,
      },
    },
  );
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

process.exitCode = await testOnPostgres();
