import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * Every folder with texts of a library or an app: `libs/cart/src/messages`.
 *
 * @param {string} top of the repository
 * @returns {string[]} relative to it
 */
export const findMessageFolders = (top) =>
  globSync('{libs,apps}/*/src/**/messages/en.json', { cwd: top })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort();

export const messageFolders = findMessageFolders(root);
