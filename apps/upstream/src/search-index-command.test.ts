import { languages } from '@shop/commerce-model';
import { sql } from 'kysely';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connectPostgres, type ServerConnection } from './database/connection.ts';
import { startDemoPostgres } from './testing/databases/demo-postgres.ts';
import { wherePostgresIs } from './testing/databases/where-postgres-is.ts';
import { startOpenSearchStandIn, type OpenSearchStandIn } from './testing/opensearch/opensearch-stand-in.ts';
import { keepFewArticles } from './testing/opensearch/start-shop-with-opensearch.ts';

// starts a server
jest.setTimeout(240_000);

const command = join(import.meta.dirname, 'search-index-command.ts');
let postgres: NonNullable<Awaited<ReturnType<typeof startDemoPostgres>>>;
let connection: ServerConnection;
let standIn: OpenSearchStandIn;
/** Commands of the current test. */
const started: ChildProcess[] = [];

/** Starts `npm run search-index`. */
function start(environment: Record<string, string>, ...options: string[]) {
  const child = spawn(
    process.execPath,
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', command, ...options],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: postgres.url, ...environment },
    },
  );
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

wherePostgresIs(describe)('npm run search-index', () => {
  beforeAll(async () => {
    postgres = (await startDemoPostgres({ settings: ['fsync=off'] }))!;
    connection = connectPostgres(postgres.url);
    await keepFewArticles(connection.db);
    standIn = await startOpenSearchStandIn();
  });
  afterAll(async () => {
    await standIn.close();
    await connection.close();
    await postgres.stop();
  });
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  it('says what is missing and what is wrong', async () => {
    const without = await start({}).ended;
    expect(without).toEqual({ code: 1, output: 'OPENSEARCH_URL: is not set\n' });
    const away = await start({ OPENSEARCH_URL: 'http://127.0.0.1:9' }).ended;
    expect(away).toEqual({ code: 1, output: expect.stringMatching(/ECONNREFUSED|bad port/) as string });
  });

  longTest('killed in the middle leaves nothing that is asked; the next one begins anew and removes it', async () => {
    const OPENSEARCH_URL = standIn.url;
    let bulks = 0;
    const reached = Promise.withResolvers<void>();
    standIn.interfere(({ path }) => {
      if (!path.includes('_bulk') || (bulks += 1) < 2) return false;
      reached.resolve();
      return true;
    });
    const first = start({ OPENSEARCH_URL });
    await reached.promise;
    // meanwhile another one leaves it to the first
    const second = await start({ OPENSEARCH_URL }).ended;
    expect(second).toEqual({ code: 1, output: 'Another process fills the indices: nothing was done.\n' });
    first.child.kill('SIGKILL');
    await first.ended;
    standIn.interfere(null);
    const [half, ...others] = [...standIn.indices];
    expect(others).toEqual([]);
    expect([...half![1].aliases]).toEqual([`${half![0]}.filling`]);

    // two minutes later
    await sql`update meta set value = split_part(value, ' ', 1) || ' 0' where key = 'search_index_lease'`.execute(
      connection.db,
    );
    const third = await start({ OPENSEARCH_URL }).ended;
    expect(third.output).toContain('All languages have an index of this catalogue.');
    expect(third.code).toBe(0);
    expect(standIn.indices.has(half![0])).toBe(false);
    expect(standIn.indices.size).toBe(languages.length);
    for (const [name, { aliases }] of standIn.indices) expect([...aliases]).toEqual([name.split('.')[0]]);
  });
});
