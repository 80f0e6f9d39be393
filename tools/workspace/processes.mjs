import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** Log files that this process has begun: a server that starts again adds to its log, and a new shop begins a new one. */
const begun = new Set();
const preload = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.mjs')).href;

/**
 * Flags of Node for the BFF, as in its Dockerfile. With V8's own bound, garbage of short-lived objects is kept up to three times 16 MB: 232
 * MB resident under load instead of 193, and no faster. The bound of the heap is what V8 takes for itself in a container of 768 MB; on a
 * machine with more memory it would collect later: 182 MB under load instead of 166 to 170 (`npm run bench -- start-and-memory`).
 */
export const bffFlags = ['--max-semi-space-size=8', '--max-old-space-size=384'];

/**
 * Starts a TypeScript server of this repository, with its output in a log file.
 *
 * @param {object} options
 * @param {string} options.name for messages
 * @param {string} options.node the executable, of `findNode`
 * @param {string} options.file path from the root
 * @param {Record<string, string>} options.env
 * @param {string} options.logFile
 * @param {string[]} [options.flags] further flags of Node
 */
export function startServer({ name, node, file, env, logFile, flags = [] }) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, begun.has(logFile) ? 'a' : 'w');
  begun.add(logFile);
  const child = spawn(
    node,
    [
      '--conditions=@shop/source',
      '--disable-warning=ExperimentalWarning',
      '--import',
      preload,
      ...flags,
      join(root, file),
    ],
    {
      cwd: root,
      // A separate process group, so that Ctrl-C reaches it once and through us; it ends when its channel to us closes.
      detached: process.platform !== 'win32',
      stdio: ['ignore', log, log, 'ipc'],
      // servers share their compiled sources, so that a later start only reads them
      env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env, ...env },
    },
  );
  child.unref();
  closeSync(log);
  const exited = new Promise((resolve) => {
    child.on('error', (error) => resolve(`could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `exited with ${code}`));
  });
  return { name, pid: child.pid, child, exited, lastLines: (count = 20) => lastLines(logFile, count), logFile };
}

/** Asks a server to end and kills it after the grace time. Resolves when it has ended. */
export async function stopServer({ child, exited }, graceMs = 10_000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await exited;
  clearTimeout(force);
}

/**
 * Waits until an address answers 200.
 *
 * @param {object} server of `startServer`; its end ends the waiting
 * @param {string} url
 * @param {number} [timeoutMs]
 * @throws {Error} with the server's last log lines
 */
export async function waitUntilReady(server, url, timeoutMs = 280_000) {
  const deadline = Date.now() + timeoutMs;
  let ended;
  let last = 'no answer';
  void server.exited.then((how) => (ended = how));
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await response.arrayBuffer();
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error.cause?.code ?? error.message;
    }
    if (ended) throw new Error(`${server.name} ${ended} before it was ready:\n${server.lastLines()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `${server.name} was not ready after ${timeoutMs / 1000} s (${url}: ${last}). Its last lines:\n${server.lastLines()}`,
  );
}

function lastLines(file, count) {
  try {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count);
    return lines.map((line) => `  ${readable(line)}`).join('\n');
  } catch {
    return '  (no output)';
  }
}

/** A structured log line in readable form. */
function readable(line) {
  try {
    const { msg, err, level } = JSON.parse(line);
    if (msg === undefined) return line;
    return `${level >= 50 ? 'error: ' : ''}${msg}${err?.stack ? `\n    ${err.stack}` : ''}`;
  } catch {
    return line;
  }
}
