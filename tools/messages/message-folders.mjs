import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../workspace/root.mjs';

/** Every folder with texts, from the top of the repository: `libs/cart/src/messages`. */
export const messageFolders = globSync('{libs,apps}/*/src/**/messages/en.json', { cwd: root })
  .map((file) => dirname(file).replaceAll('\\', '/'))
  .sort();
