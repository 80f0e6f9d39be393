import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Marks, in the server's bundle alone, each lazily loaded route module (`*-route.ts`) with its source path, as the manifest of the
 * browser's build names it: rendering can then list every file of the first load.
 */
export function lazySources(): Plugin {
  let workspace = '';
  return {
    name: 'lazy-sources',
    configResolved(config) {
      workspace = join(config.root, '../..');
    },
    transform(code, id) {
      if (!/-route\.tsx?$/.test(id)) return null;
      return { code: `${code}\nexport const lazySource = ${JSON.stringify(relative(workspace, id))};`, map: null };
    },
  };
}
