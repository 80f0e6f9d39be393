import { foldText } from '@shop/commerce-model';
import { language, text } from './cells.ts';
import type { Sheet } from './sheet.ts';

/** What people say, and what the catalogue calls it. */
export const synonyms: Sheet = {
  what: 'the synonym',
  keyOf: ({ language: tag, phrase, means }) => [tag, foldText(phrase as string), foldText(means as string)].join('|'),
  columns: {
    language: { read: language, isNeeded: true },
    phrase: { read: text, isNeeded: true, aliases: ['people say', 'synonym'] },
    means: { read: text, isNeeded: true, aliases: ['word'] },
  },
};
