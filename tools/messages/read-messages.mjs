import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/** Texts that several libraries show, in one file for each language. */
export const sharedMessagesFolder = join(root, 'libs/i18n/src/shared-messages');

/**
 * The texts of one folder in one language: its own, and the shared ones that its `links.json` names (key of the folder to key of the
 * shared text), as if they stood there.
 *
 * @param {string} folder absolute, of `<language>.json` and perhaps `links.json`
 * @param {string} language
 * @returns {Record<string, string>} message key to ICU MessageFormat text
 * @throws {Error} when a link leads nowhere or stands for a text that the folder has as well
 */
export function readMessages(folder, language) {
  const own = readJson(join(folder, `${language}.json`));
  const links = readLinks(folder);
  if (Object.keys(links).length === 0) return own;
  const shared = readJson(join(sharedMessagesFolder, `${language}.json`));
  const linked = Object.entries(links).map(([key, target]) => {
    if (key in own) throw new Error(`${folder}: ${key} is a text in ${language}.json and a link`);
    if (!(target in shared))
      throw new Error(`${folder}: ${key} links to ${target}, which is no shared text in ${language}`);
    return [key, shared[target]];
  });
  return { ...own, ...Object.fromEntries(linked) };
}

/**
 * @param {string} folder absolute
 * @returns {Record<string, string>} key of the folder to key of the shared text
 */
export function readLinks(folder) {
  const file = join(folder, 'links.json');
  return existsSync(file) ? readJson(file) : {};
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
