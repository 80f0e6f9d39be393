import type { Language, StoredAttribute } from '@shop/commerce-model';
import type { CategoryData } from '../reference-data.ts';
import type { Articles } from './articles.ts';
import type { GroupedArticles } from './value-groups.ts';

/** Names of all articles in one language, and the texts that the text filter searches. */
export interface NameColumn {
  names: string[];
  searched: string[];
}

/**
 * A leaf category in memory. Its articles are those in stock when it was read, then the others, in catalogue order.
 */
export interface CategoryIndex extends GroupedArticles {
  category: CategoryData;
  articles: Articles;
  /** Loads the names at the first call for a language. */
  names(language: Language): Promise<NameColumn>;
}

/** The name of a value in the language of the market; numbers unchanged. */
export function valueName(attribute: StoredAttribute, value: string | number, language: Language): string {
  return typeof value === 'number' ? String(value) : (attribute.values?.[value]?.[language] ?? value);
}
