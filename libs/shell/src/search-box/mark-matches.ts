export interface TextPart {
  text: string;
  matches: boolean;
}

/** Maximum number of marked words; more would not help reading. */
const maxWords = 6;
/** Shorter words are marked only where a word begins, as `4` is in many figures. */
const minInsideWord = 3;

/**
 * Splits a text at matches of an expression's words, ignoring case and, within a word, hyphens and spaces: `gx050` marks `GX-050`, as the
 * search finds it.
 */
export function markMatches(text: string, expression: string): TextPart[] {
  const words = [expression, ...expression.split(/\s+/)]
    .map((word) => word.replace(/[-\s]/g, ''))
    .filter((word) => word !== '');
  if (words.length === 0) return [{ text, matches: false }];
  const patterns = [...new Set(words)].slice(0, maxWords).map(patternOf);
  const parts = text.split(new RegExp(`(${patterns.join('|')})`, 'giu'));
  return parts.map((part, index) => ({ text: part, matches: index % 2 === 1 })).filter((part) => part.text !== '');
}

const patternOf = (word: string): string =>
  (word.length < minInsideWord && /^[\p{L}\p{N}]/u.test(word) ? '(?<![\\p{L}\\p{N}.,])' : '') +
  [...word].map(escaped).join('[-\\s]*');

const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
