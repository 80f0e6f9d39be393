import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNode } from './find-node.mjs';
import { root } from './root.mjs';

let dataDir: string;
let server: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-reset-'));
  mkdirSync(join(dataDir, 'upstream/postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'upstream/postgres/PG_VERSION'), '17\n');
});
afterEach(() => {
  server?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const reset = () =>
  spawnSync(findNode(), [join(root, 'tools/reset.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir },
  });

/** A process that claims the folder like upstream, and keeps it. */
async function takeFolder(): Promise<ChildProcess> {
  const lock = pathToFileURL(join(root, 'apps/upstream/src/database/directory-lock.ts')).href;
  const script = `
    const { lockDirectory } = await import('${lock}');
    await lockDirectory('${join(dataDir, 'upstream').replaceAll('\\', '/')}');
    console.log('taken');
    setInterval(() => {}, 1000);`;
  const taker = spawn(findNode(), ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(taker.stdout, 'data');
  return taker;
}

describe('npm run reset', () => {
  it('keeps the data of a running shop and reports its process', async () => {
    server = await takeFolder();
    const { status, stderr } = reset();
    expect(stderr).toContain(`is in use by process ${server.pid}`);
    expect(status).toBe(1);
    expect(existsSync(join(dataDir, 'upstream/postgres/PG_VERSION'))).toBe(true);
  });

  it('removes the data when that process has died, even if it was killed', async () => {
    server = await takeFolder();
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(reset().status).toBe(0);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('removes nothing from a folder with other files', () => {
    writeFileSync(join(dataDir, 'letter.txt'), 'mine');
    const { status, stderr } = reset();
    expect(stderr).toContain('letter.txt');
    expect(status).toBe(1);
    expect(existsSync(join(dataDir, 'upstream'))).toBe(true);
  });
});

describe('npm start', () => {
  it('leaves the logs of a running shop alone, and names its process and its claim', async () => {
    const log = join(dataDir, 'logs/upstream.log');
    mkdirSync(join(dataDir, 'logs'));
    writeFileSync(log, 'the log of a running shop\n');
    server = await takeFolder();
    const { status, stderr } = spawnSync(findNode(), [join(root, 'tools/start.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir },
    });
    expect(stderr).toContain(`is in use by process ${server.pid}`);
    expect(stderr).toContain(`delete ${join(dataDir, `upstream/lock/owner.${server.pid}.`)}`);
    expect(status).toBe(1);
    expect(readFileSync(log, 'utf8')).toBe('the log of a running shop\n');
  });
});
