import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { openDirectory } from '../database/connection.ts';
import { starterFolder } from '../testing/catalogue-folder.ts';
import { openEmptyDatabase } from '../testing/databases/open-empty-database.ts';
import { importCatalogue } from './import-catalogue.ts';

// every import is a process
jest.setTimeout(180_000);

let made: string;
let directory: string;
const running = new Set<ChildProcess>();
/** An empty database, which takes longer to make than to copy. */
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'shop-import-'));
  const connection = await openDirectory(made, () => Promise.resolve(null));
  await connection.markComplete!();
  await connection.close();
});
afterAll(() => rm(made, { recursive: true, force: true }));
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shop-import-'));
  cpSync(made, join(directory, 'upstream'), { recursive: true });
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  /** All it has printed. */
  printed: () => string;
  /** Its code, when it has ended. */
  ended: Promise<number | null>;
}

function startImport(...parameters: string[]): Running {
  return startWith({}, ...parameters);
}

function startWith(variables: Record<string, string>, ...parameters: string[]): Running {
  const { TEST_DATABASE_URL: _server, ...inherited } = process.env;
  const file = join(__dirname, 'import-command.ts');
  const child = spawn(process.execPath, ['--conditions=@shop/source', file, ...parameters], {
    env: { ...inherited, NODE_OPTIONS: '', DATA_DIR: directory, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, printed: () => text, ended };
}

async function untilPrinted({ printed, ended }: Running, words: string): Promise<void> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!printed().includes(words)) {
    if (isOver) throw new Error(`It ended before "${words}": ${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function countArticles(): Promise<number> {
  const connection = await openDirectory(join(directory, 'upstream'), () => Promise.resolve(null));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from variant`.execute(connection.db);
  await connection.close();
  return rows[0]!.count;
}

describe('npm run import', () => {
  it('makes a database, checks with --dry-run, then imports, and says how many articles', async () => {
    await rm(join(directory, 'upstream'), { recursive: true });
    const dry = startImport(starterFolder, '--dry-run');
    expect(await dry.ended).toBe(0);
    expect(dry.printed()).toContain(
      'Nothing is wrong: 20 new articles, 0 known ones, 0 withdrawn. Nothing was written.',
    );
    expect(await countArticles()).toBe(0);
    const whole = startImport(starterFolder);
    expect(await whole.ended).toBe(0);
    expect(whole.printed()).toContain('Imported: 20 new articles, 0 known ones, 0 withdrawn.');
    expect(await countArticles()).toBe(20);
  });

  longTest('only checks when npm has kept --dry-run for itself, and finds the folder from where one is', async () => {
    const variables = { npm_config_dry_run: 'true', INIT_CWD: dirname(starterFolder) };
    const dry = startWith(variables, basename(starterFolder));
    expect([await dry.ended, dry.printed()]).toEqual([0, expect.stringContaining('Nothing was written.')]);
    expect(await countArticles()).toBe(0);
  });

  longTest('says what is left when it is stopped', async () => {
    const stopped = startImport(starterFolder);
    await untilPrinted(stopped, 'writing');
    stopped.child.kill('SIGINT');
    expect([await stopped.ended, stopped.printed()]).toEqual([1, expect.stringContaining('as a whole or not at all')]);
    expect(await countArticles()).toBe(0);
  });

  longTest('leaves nothing half when it is killed while it writes; the same command begins again', async () => {
    const killed = startImport(starterFolder);
    await untilPrinted(killed, 'indexing for the search');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await countArticles()).toBe(0);
    const again = startImport(starterFolder);
    expect([await again.ended, again.printed()]).toEqual([0, expect.stringContaining('Imported: 20 new articles')]);
    expect(await countArticles()).toBe(20);
  });

  longTest('is refused while another import, or a server, has the embedded database', async () => {
    const holder = await openDirectory(join(directory, 'upstream'), () => Promise.resolve(null));
    const refused = startImport(starterFolder);
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toMatch(/is used by|in use/);
    await holder.markComplete!();
    await holder.close();
    expect(await countArticles().catch(() => 0)).toBe(0);
  });

  it('names the command when the folder is missing, and makes no database', async () => {
    await rm(join(directory, 'upstream'), { recursive: true });
    const none = startImport();
    expect([await none.ended, none.printed()]).toEqual([1, expect.stringContaining('npm run import -- FOLDER')]);
    const wrong = startImport(join(directory, 'nowhere'));
    expect([await wrong.ended, wrong.printed()]).toEqual([1, expect.stringContaining('cannot be read (ENOENT)')]);
    expect(await readdir(directory)).toEqual([]);
  });
});

const onServer = process.env['TEST_DATABASE_URL'] === undefined ? [] : ['two imports at once on a PostgreSQL server'];
for (const title of onServer)
  it(`${title}: the second says so`, async () => {
    const connection = await openEmptyDatabase();
    const given = { db: connection.db, folder: starterFolder, isDryRun: false, tell: () => undefined };
    const both = await Promise.allSettled([importCatalogue(given), importCatalogue(given)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect((refused.reason as Error).message).toContain('Another import is running');
    await connection.close();
  });
