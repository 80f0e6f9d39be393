import type { ContentPart } from '@shop/api-contracts';

/** Approximate length shown by search engines. */
const maxDescriptionLength = 160;

/** First paragraph of a text, cut at a word: the description for search engines. */
export function descriptionOf(parts: readonly ContentPart[]): string | undefined {
  const first = parts.find((part) => part.type === 'paragraph');
  const text = first?.runs.map((run) => run.text).join('');
  if (text === undefined || text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
