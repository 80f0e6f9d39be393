import type { ContentPart } from '@shop/api-contracts';

/** About as much as search engines show. */
const maxDescriptionLength = 160;

/** The first paragraph of a text, cut at a word: what search engines are told the page is about. */
export function descriptionOf(parts: readonly ContentPart[]): string | undefined {
  const first = parts.find((part) => part.type === 'paragraph');
  const text = first?.runs.map((run) => run.text).join('');
  if (text === undefined || text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
