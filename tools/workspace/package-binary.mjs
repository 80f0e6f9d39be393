import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The script of a command of an installed package, to be run with `node` on every platform (`.bin` contains shell shims on some).
 *
 * @param {string} name of the package
 * @param {string} [command] when it differs from the package's name
 */
export function packageBinary(name, command = name) {
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  return join(root, 'node_modules', name, typeof bin === 'string' ? bin : bin[command]);
}
