import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWithNode } from './find-node.mjs';
import { packageBinary } from './package-binary.mjs';
import { root } from './root.mjs';

const bundle = join(root, 'apps/web/dist');
const stamp = join(bundle, '.built-from');
const sources = ['apps/web', 'libs', 'tools/messages', 'package-lock.json', 'tsconfig.base.json'];
const ignored = new Set(['node_modules', 'dist', 'test-output', '.nx']);

/**
 * Builds the browser's and the server's bundle of apps/web if a source has changed since the last build.
 *
 * @param {string} node of `findNode`
 * @param {AbortSignal} [signal] ends the build
 * @throws {Error} with the last lines of the build
 */
export async function buildWeb(node, signal) {
  const fingerprint = webFingerprint();
  if (isBuilt(fingerprint)) return { built: false, seconds: 0 };
  const startedAt = Date.now();
  const child = spawn(node, [packageBinary('nx'), 'run', '@shop/web:bundle', '--skip-nx-cache'], {
    cwd: root,
    env: environmentWithNode(node, { NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) {
    throw new Error(`The web application could not be built:\n${output.trim().split('\n').slice(-40).join('\n')}`);
  }
  mkdirSync(bundle, { recursive: true });
  writeFileSync(stamp, fingerprint);
  return { built: true, seconds: Math.round((Date.now() - startedAt) / 1000) };
}

const isBuilt = (fingerprint) =>
  existsSync(join(bundle, 'client')) &&
  existsSync(join(bundle, 'server')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === fingerprint;

/** A hash of every file that can change the bundle, without tests and the results that these leave in their projects. */
export function webFingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory() && !ignored.has(entry.name)) visit(inner);
      else if (entry.isFile() && !/\.test\.|^jest-results|\.tsbuildinfo$|\.md$/.test(entry.name)) add(inner);
    }
  };
  const add = (path) => hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  for (const source of sources) {
    if (!existsSync(join(root, source))) continue;
    if (/\.json$/.test(source)) add(source);
    else visit(source);
  }
  return hash.digest('hex');
}
