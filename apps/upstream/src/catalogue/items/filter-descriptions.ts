import type { Language, StoredAttribute, StoredCategory, Translated } from '@shop/commerce-model';

const nameOrNumber: Translated = {
  en: 'Name or article number',
  sv: 'Namn eller artikelnummer',
  de: 'Name oder Artikelnummer',
  fr: 'Nom ou référence',
  nl: 'Naam of artikelnummer',
  'pt-BR': 'Nome ou código do artigo',
  'sr-Latn': 'Naziv ili broj artikla',
};

/** The heading of a filter: its attribute's name; a text filter has none and looks through name and article number. */
export function filterDescription(
  filter: StoredCategory['filters'][number],
  attribute: StoredAttribute | undefined,
  language: Language,
): string {
  return attribute?.name[language] ?? (filter.type === 'text' ? nameOrNumber[language] : filter.id);
}
