import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Adds to each lazily loaded route module (`*-route.ts`), in the server's bundle only, its key in the manifest of the
 * browser's build, so that rendering can list every file of the first load.
 */
export function lazySources(): Plugin {
  let root = '';
  return {
    name: 'lazy-sources',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (!/-route\.tsx?$/.test(id)) return null;
      return { code: `${code}\nexport const lazySource = ${JSON.stringify(relative(root, id))};`, map: null };
    },
  };
}
