import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDirectory } from './database/connection.ts';
import { allMigrations } from './database/migrations/all-migrations.ts';

// every command is a process, which starts the embedded database
jest.setTimeout(180_000);

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'shop-migrate-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function runMigrate(environment: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const { TEST_DATABASE_URL: _server, ...inherited } = process.env;
  const file = join(__dirname, 'migrate-command.ts');
  const child = spawn(process.execPath, ['--conditions=@shop/source', file], {
    env: { ...inherited, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

async function executedMigrations(): Promise<string[]> {
  const connection = await openDirectory(join(folder, 'upstream'), () => Promise.resolve(null));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection.db);
  await connection.close();
  return rows.map(({ name }) => name);
}

describe('npm run migrate', () => {
  it('brings an empty database to the newest schema, and ends', async () => {
    const { code, printed } = await runMigrate({ DATA_DIR: folder });
    expect(code).toBe(0);
    expect(printed).toContain('The schema is up to date.');
    expect(await executedMigrations()).toEqual(Object.keys(allMigrations).toSorted());
  });

  it('fails where the database cannot be reached, so that nothing is rolled out onto an old schema', async () => {
    const { code, printed } = await runMigrate({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:9/shop' });
    expect(code).toBe(1);
    expect(printed).toContain('ECONNREFUSED');
    expect(printed).not.toContain('secret');
  });
});
