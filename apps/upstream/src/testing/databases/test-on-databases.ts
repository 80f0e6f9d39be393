import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startSeedServer } from './demo-postgres.ts';
import { groupTests } from './group-tests.ts';

/**
 * Runs all tests on a PostgreSQL server (TEST_DATABASE_URL, else a temporary one), and those that call every route also
 * on the embedded database, which has one connection: with `TESTS=core` only the stories and fault runs use that. Without
 * a server all tests run on the embedded one. Arguments are passed to Jest; without them the tests of a folder run as a
 * group.
 */
async function testOnDatabases(): Promise<number> {
  const parameters = process.argv.slice(2);
  const given = process.env['TEST_DATABASE_URL'];
  const temporary = given === undefined ? await startSeedServer() : null;
  const url = given ?? temporary?.url;
  if (url === undefined) {
    console.log('PostgreSQL is not installed here: all tests run on the embedded database');
    return runJest({}, 'jest-results.json', ...parameters);
  }
  try {
    const onServer = await runJest(
      { TEST_DATABASE_URL: url },
      'jest-results-postgres.json',
      ...(parameters.length > 0 ? parameters : ['--testMatch', groupTests()]),
    );
    if (process.env['TESTS'] === 'core') return onServer;
    const embedded = await runJest({}, 'jest-results.json', 'src/all-routes.test.ts', ...parameters);
    return onServer || embedded;
  } finally {
    await temporary?.stop();
  }
}

function runJest(environment: Record<string, string>, outputFile: string, ...parameters: string[]): Promise<number> {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const { TEST_DATABASE_URL: _server, ...inherited } = process.env;
  const child = spawn(process.execPath, [jest, '--json', `--outputFile=${outputFile}`, ...parameters], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: 'inherit',
    env: {
      ...inherited,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      ...environment,
    },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

process.exitCode = await testOnDatabases();
