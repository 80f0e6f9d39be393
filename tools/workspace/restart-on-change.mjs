import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Files that a running server does not read. */
const isOfTests = (file) => /\.(?:test|fixture)\.tsx?$|(?:^|[\\/])testing[\\/]/.test(file);

/**
 * Calls back once after a burst of source changes below some folders, without tests.
 *
 * @param {string[]} folders from the root
 * @param {(file: string) => void} onChange gets the last file, from the root
 */
export function onSourceChange(folders, onChange) {
  let timer;
  for (const folder of folders) {
    const watcher = watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(?:ts|json|css)$/.test(file) || isOfTests(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(join(folder, file)), 200);
    });
    watcher.on('error', (error) => console.error(`Changes below ${folder} are no longer noticed: ${error.message}`));
  }
}
