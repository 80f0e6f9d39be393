import type { Document } from '@shop/api-contracts';
import type { DocumentTable, Language } from '@shop/commerce-model';
import type { DocumentRow } from '../../memory/rows.ts';
import { itemTexts } from './item-texts.ts';

/** Name of a kind of document in the language of the market. */
export const documentKind = (kind: DocumentTable['kind'], language: Language): string =>
  itemTexts(language)(`documentKind.${kind}`);

/** Documents with names in the language of the market; those in another language last. */
export function documentsOf(rows: DocumentRow[], language: Language): Document[] {
  const isForeign = (document: DocumentRow): number =>
    Number(document.language !== null && document.language !== language);
  return rows
    .toSorted((a, b) => isForeign(a) - isForeign(b))
    .map(({ names, kind, ...document }) => ({
      name: names[language],
      kind: documentKind(kind, language),
      ...document,
    }));
}
