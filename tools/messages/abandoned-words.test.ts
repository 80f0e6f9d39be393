import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { abandonedWords } from './abandoned-words.ts';
import { messageFolders } from './message-folders.mjs';
import { languageTags, sharedMessagesFolder } from './read-messages.mjs';

/** Each text in which a word stands that another one has replaced. */
const found = (language: string, texts: Record<string, string>): string[] =>
  (abandonedWords[language] ?? []).flatMap(({ pattern, use }) =>
    Object.entries(texts)
      .filter(([, text]) => pattern.test(text))
      .map(([key, text]) => `${language} ${key}: "${text}", use "${use}"`),
  );

describe('N7: one thing has one word in all texts', () => {
  const folders = [sharedMessagesFolder, ...messageFolders.map((folder) => join(root, folder))];

  it.each(languageTags)('%s: none of its abandoned words is used', (language) => {
    const faults = folders.flatMap((folder) =>
      found(language, JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>),
    );
    expect(faults).toEqual([]);
    expect(abandonedWords[language]).not.toHaveLength(0);
  });

  it('is told with the word to use', () => {
    expect(found('en', { total: 'Total without VAT', net: 'Total excl. VAT' })).toEqual([
      'en total: "Total without VAT", use "excl. {tax}"',
    ]);
    expect(found('nl', { total: 'Totaal incl. {rate, number} % btw', one: 'Btw {rate, number}%' })).toHaveLength(1);
    expect(found('de', { text: 'Fragen Sie unseren Support.', home: 'Supportplatte' })).toHaveLength(1);
  });
});
