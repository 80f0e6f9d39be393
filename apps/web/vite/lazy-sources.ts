import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Marks, in the server's bundle alone, each lazily loaded route module (`*-route.ts`) and each message loader with its source path, as
 * the manifest of the browser's build names it: rendering can then list every file of the first load.
 */
export function lazySources(): Plugin {
  let workspace = '';
  return {
    name: 'lazy-sources',
    configResolved(config) {
      workspace = join(config.root, '../..');
    },
    transform(code, id) {
      if (/-route\.tsx?$/.test(id))
        return { code: `${code}\nexport const lazySource = ${JSON.stringify(relative(workspace, id))};`, map: null };
      if (/export const loadMessages\b/.test(code)) {
        return {
          code: `${code}\nloadMessages.folder = ${JSON.stringify(`${relative(workspace, dirname(id))}/messages`)};`,
          map: null,
        };
      }
      return null;
    },
  };
}
