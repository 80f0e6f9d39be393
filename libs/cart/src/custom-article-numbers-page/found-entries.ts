import type { CustomArticleNumberEntry } from '@shop/api-contracts';

/** Ignores hyphens, blanks and case, as for article numbers everywhere in the shop. */
const normalized = (text: string): string => text.replace(/[\s\-./]/g, '').toLocaleLowerCase();

/** Entries whose numbers or name contain the search text. */
export function foundEntries(
  entries: readonly CustomArticleNumberEntry[],
  searchText: string,
): CustomArticleNumberEntry[] {
  const part = normalized(searchText);
  return entries.filter(({ item, customArticleNumber }) =>
    [customArticleNumber, item.articleNumber, item.name].some((text) => normalized(text).includes(part)),
  );
}
