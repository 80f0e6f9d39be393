import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMessageFolders } from './message-folders.mjs';

/** Marks an untranslated text of a new language; `npm test` fails while one is left. */
export const untranslatedMark = '[en] ';

const sharedFolder = 'libs/i18n/src/shared-messages';

/**
 * Adds a language: its tag and facts to `libs/i18n/src/languages.ts`, and beside each file of English texts a copy for the language, with
 * each text marked as untranslated.
 *
 * @param {string} root of the repository
 * @param {string} tag BCP 47: `fi`, `zh-Hant`
 * @param {string} textSearchDictionary PostgreSQL's for the language, `simple` if it has none
 * @returns {string[]} the files, from the repository root
 * @throws {Error} when the tag is invalid or the shop has the language
 */
export function addLanguage(root, tag, textSearchDictionary) {
  if (Intl.getCanonicalLocales(tag)[0] !== tag) throw new Error(`Write ${tag} as ${Intl.getCanonicalLocales(tag)[0]}`);
  const list = join(root, 'libs/i18n/src/languages.ts');
  const source = readFileSync(list, 'utf8');
  const quoted = source.match(/languageTags = \[(?<tags>[^\]]*)\]/).groups.tags;
  const [base] = tag.split('-');
  const same = quoted.match(/[\w-]+/g).find((known) => known.split('-')[0] === base);
  if (same) throw new Error(`The shop has ${same}, and one language serves all locales that begin with ${base}`);
  writeFileSync(
    list,
    source
      .replace(quoted, `${quoted}, '${tag}'`)
      .replace(
        /(languageFacts: [^{]*\{\n(?: {2}.*\n)*)(\};)/,
        `$1  ${tag.includes('-') ? `'${tag}'` : tag}: { textSearchDictionary: '${textSearchDictionary}' },\n$2`,
      ),
  );
  const files = [sharedFolder, ...findMessageFolders(root)].map((folder) => {
    const english = JSON.parse(readFileSync(join(root, folder, 'en.json'), 'utf8'));
    const texts = Object.entries(english).map(([key, text]) => [key, `${untranslatedMark}${text}`]);
    const file = `${folder}/${tag}.json`;
    writeFileSync(join(root, file), `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`);
    return file;
  });
  return ['libs/i18n/src/languages.ts', ...files];
}
