import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

/**
 * Folders, from the root, with the sources that a server runs: its own, and those of the workspace libraries it depends on directly or
 * indirectly, according to the package.json files.
 *
 * @param {string} name of the folder in `apps/`
 */
export function serverSources(name) {
  const folders = new Set();
  const visit = (folder) => {
    if (folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies)) {
      const installed = join(root, 'node_modules', dependency);
      if (!dependency.startsWith('@shop/') || !existsSync(installed)) continue;
      visit(relative(realpathSync(root), realpathSync(installed)).replaceAll('\\', '/'));
    }
  };
  visit(`apps/${name}`);
  return [...folders].map((folder) => `${folder}/src`);
}
