import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageBinary } from './package-binary.mjs';
import { root } from './root.mjs';

const web = join(root, 'apps/web');
const preload = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.mjs')).href;
const builds = [
  { name: 'web (browser)', parameters: ['--outDir', 'dist/client'] },
  { name: 'web (server)', parameters: ['--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'] },
];

/**
 * `vite build --watch` for the browser and for the server; resolves when both have built once.
 *
 * @param {string} node of `findNode`
 * @param {NodeJS.ProcessEnv} environment of `environmentWithNode`
 * @param {() => void} onRebuilt called when both are done again after a change
 * @returns {Promise<object[]>} as `startServer` gives them, to be stopped with the rest
 * @throws {Error} with the output of a first build that fails
 */
export async function watchWeb(node, environment, onRebuilt) {
  rmSync(join(web, 'dist/.built-from'), { force: true });
  const building = new Set(builds.map(({ name }) => name));
  let isFirst = true;
  let isDone;
  const done = new Promise((resolve) => (isDone = resolve));
  const servers = builds.map(({ name, parameters }) =>
    watch(node, environment, { name, parameters }, (state) => {
      if (state === 'started') building.add(name);
      else building.delete(name);
      if (building.size > 0) return;
      if (!isFirst) onRebuilt();
      isFirst = false;
      isDone();
    }),
  );
  const failed = Promise.race(
    servers.map(({ exited, lastLines, name }) =>
      exited.then(() => Promise.reject(new Error(`${name} could not be built:\n${lastLines()}`))),
    ),
  );
  failed.catch(() => {}); // told by the caller's own watch once the first build is done
  await Promise.race([done, failed]);
  return servers;
}

function watch(node, environment, { name, parameters }, onState) {
  const vite = ['--import', preload, packageBinary('vite'), 'build', '--watch', '--mode', 'development', ...parameters];
  const child = spawn(node, vite, {
    cwd: web,
    env: environment,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      text = (text + chunk).slice(-10_000);
      for (const line of chunk.split('\n')) {
        if (/build started|building for/i.test(line)) onState('started');
        if (/^built in|✓ built in/.test(line)) {
          console.log(`${name}: ${line.trim()}`);
          onState('built');
        } else if (/\berror\b/i.test(line) && !/assets\//.test(line)) console.log(`${name}: ${line.trim()}`);
      }
    });
  }
  const exited = new Promise((resolve) => child.on('exit', (code) => resolve(`exited with ${code}`)));
  return { name, pid: child.pid, child, exited, lastLines: () => text, logFile: '(not kept)' };
}
