import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs `npm ci` with progress output if the installed packages differ from package-lock.json. Compares content, not dates: a new clone has
 * arbitrary dates, and an interrupted install leaves no list.
 *
 * @throws {Error} with instructions, when npm fails
 */
export async function ensureInstalled() {
  const reason = staleReason();
  if (!reason) return;
  console.log(`Installing packages with npm ci (${reason}). The first time takes one to three minutes.`);
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const progress = setInterval(
    () => console.log(`… still installing, ${seconds()} s, ${installedCount()} packages`),
    15_000,
  );
  try {
    await npm(['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error']);
  } finally {
    clearInterval(progress);
  }
  console.log(`Packages installed in ${seconds()} s.`);
}

/** Why the installed packages do not match the lock file, or undefined if they do. */
export function staleReason(folder = root) {
  const lockFile = join(folder, 'package-lock.json');
  if (!existsSync(lockFile)) return 'package-lock.json is missing';
  const installedFile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return 'nothing is installed yet';
  let installed;
  try {
    installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  } catch {
    return 'the last install was interrupted';
  }
  for (const [path, wanted] of Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages)) {
    if (!path.startsWith('node_modules/')) continue;
    const found = installed[path];
    if (!found && wanted.optional) continue;
    const name = path.slice('node_modules/'.length);
    if (!found) return `${name} is missing`;
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) return `${name} has changed`;
  }
  return undefined;
}

/** Number of unpacked packages; npm creates their empty folders first. */
function installedCount() {
  const folder = join(root, 'node_modules');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json'))).length;
}

/** Runs npm and keeps its output for the error; under `npm start` the same npm that called us. */
async function npm(parameters) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const child = spawn(command, [...first, ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-20_000)));
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(new Error(`npm could not be started (${error.message}). It comes with Node.js: is it in PATH?`)),
    );
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`npm ci failed.\n${tail(output)}\n\n${advice(output)}`);
}

const tail = (output) =>
  output
    .trim()
    .split('\n')
    .slice(-15)
    .map((line) => `  ${line}`)
    .join('\n');

const advices = [
  [
    /ENOSPC|no space left/i,
    'The disk is full: the packages need about 1 GB. Free some space and run the same command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|E40[137]|E50\d/i,
    'The package registry did not answer. Check the network, and a proxy or mirror in `npm config get registry` and `npm config get proxy`; then run the same command again.',
  ],
  [
    /EACCES|EPERM/i,
    'A file belongs to somebody else or is in use. Check who owns this folder and node_modules, and that no other program holds it open.',
  ],
  [
    /in sync|EUSAGE/i,
    'package.json and package-lock.json do not fit together: run `npm install` once and commit the lock file.',
  ],
  [/EINTEGRITY/i, 'A package arrived damaged: run `npm cache clean --force` and the same command again.'],
];

const advice = (output) =>
  advices.find(([pattern]) => pattern.test(output))?.[1] ??
  'Remove the folder node_modules and run the same command again; npm writes its full log under ~/.npm/_logs.';
