import { articleKeyOf, wordsOf } from '@shop/commerce-model';

export interface SearchQuery {
  /** The folded words of the expression. */
  words: string[];
  /** For to_tsquery: every word as a prefix. Empty without words. */
  tsquery: string;
  /** The expression as an article number; empty when it cannot be one. */
  articleKey: string;
}

const maxKeyLength = 40;
const maxWords = 12;

/**
 * Parses a search expression. A word of letters and digits with hyphens is split, because article numbers are written
 * in many ways; anything with a digit, and any single word, may be the beginning of an article number.
 */
export function searchQueryOf(expression: string): SearchQuery {
  const words = wordsOf(expression).slice(0, maxWords);
  const key = articleKeyOf(expression);
  const mayBeNumber = key.length >= 2 && key.length <= maxKeyLength && (/\d/.test(key) || words.length === 1);
  return {
    words,
    tsquery: words.map((word) => `'${word}':*`).join(' & '),
    articleKey: mayBeNumber ? key : '',
  };
}
