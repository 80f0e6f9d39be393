import type { Language, StoredAttribute, StoredCategory } from '@shop/commerce-model';
import { itemTexts } from './item-texts.ts';

/** The heading of a filter: its attribute's name; a text filter has none and looks through name and article number. */
export function filterDescription(
  filter: StoredCategory['filters'][number],
  attribute: StoredAttribute | undefined,
  language: Language,
): string {
  return attribute?.name[language] ?? (filter.type === 'text' ? itemTexts(language)('nameOrNumber') : filter.id);
}
