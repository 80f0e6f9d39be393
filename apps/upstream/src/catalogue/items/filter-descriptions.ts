import type { AttributeSeed, CategorySeed, Language, Translated } from '../../demo/demo-company.ts';

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
  filter: CategorySeed['filters'][number],
  attribute: AttributeSeed | undefined,
  language: Language,
): string {
  return attribute?.name[language] ?? (filter.type === 'text' ? nameOrNumber[language] : filter.id);
}
