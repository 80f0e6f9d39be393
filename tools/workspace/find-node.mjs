import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/**
 * The Node 24 that runs everything: the one installed with the packages, or this process's own if it is new enough.
 *
 * @returns {string} path of the executable
 * @throws {Error} on a platform without such a package and with an older Node
 */
export function findNode() {
  const binary = process.platform === 'win32' ? 'node.exe' : 'bin/node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const installed = [`${platform}-${process.arch}`]
    .flatMap((name) => [
      join(root, `node_modules/node-${name}`, binary),
      join(root, `node_modules/node-${name}/bin/node.exe`),
    ])
    .find((path) => existsSync(path) && majorOf(path) >= 24);
  if (installed) return installed;
  if (majorOf(process.execPath) >= 24) return process.execPath;
  throw new Error(
    `No Node 24 package exists for ${process.platform} ${process.arch}, so the Node.js that runs this command must be 24 or newer; ` +
      `this is ${process.version}. Install Node.js 24 and run the same command again.`,
  );
}

const majorOf = (path) => {
  const result = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return result.status === 0 ? Number(/^v(\d+)/.exec(result.stdout)?.[1] ?? 0) : 0;
};

/** Environment for tools with a `node` shebang: the given Node comes first in PATH. */
export function environmentWithNode(node, extra = {}) {
  const path = [join(node, '..'), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, NX_DAEMON: 'false', NX_TUI: 'false', ...extra };
}
