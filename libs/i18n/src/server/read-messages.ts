import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Messages = Record<string, string>;

/** Texts shared by libraries and servers, one file per language. */
export const sharedMessagesFolder = join(import.meta.dirname, '../shared-messages');

/**
 * The texts of one folder in one language, message key to ICU MessageFormat text: its own, and the shared ones that its `links.json` names
 * (key of the folder to key of the shared text), as if they stood there. For builds and servers.
 *
 * @param folder absolute, of `<language>.json` and perhaps `links.json`
 * @throws {Error} when a link leads nowhere or stands for a text that the folder has as well
 */
export function readMessages(folder: string, language: string, sharedFolder = sharedMessagesFolder): Messages {
  const own = readJson(join(folder, `${language}.json`));
  const links = readLinks(folder);
  if (Object.keys(links).length === 0) return own;
  const shared = readJson(join(sharedFolder, `${language}.json`));
  const linked = Object.entries(links).map(([key, target]) => {
    const text = shared[target];
    if (key in own) throw new Error(`${folder}: ${key} is a text in ${language}.json and a link`);
    if (text === undefined)
      throw new Error(`${folder}: ${key} links to ${target}, which is no shared text in ${language}`);
    return [key, text] as const;
  });
  return { ...own, ...Object.fromEntries(linked) };
}

/** The folder's keys with the key of the shared text. */
export function readLinks(folder: string): Messages {
  const file = join(folder, 'links.json');
  return existsSync(file) ? readJson(file) : {};
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Messages;
