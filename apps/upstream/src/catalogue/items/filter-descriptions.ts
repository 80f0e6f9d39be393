import type { Language, StoredAttribute, StoredCategory } from '@shop/commerce-model';
import { itemTexts } from './item-texts.ts';

/**
 * Heading of a filter: the name of its attribute; a text filter has none, because it searches name and article number.
 */
export function filterDescription(
  filter: StoredCategory['filters'][number],
  attribute: StoredAttribute | undefined,
  language: Language,
): string {
  return attribute?.name[language] ?? (filter.type === 'text' ? itemTexts(language)('nameOrNumber') : filter.id);
}
