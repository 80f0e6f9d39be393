import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Calls back once after a burst of changes to sources below some folders, tests left out.
 *
 * @param {string[]} folders from the root
 * @param {() => void} onChange
 */
export function onSourceChange(folders, onChange) {
  let timer;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(?:ts|json|css)$/.test(file) || /\.test\.ts$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, 200);
    });
  }
}
