import type { Document } from '@shop/api-contracts';
import type { DocumentTable, Language, Translated } from '@shop/commerce-model';
import type { DocumentRow } from '../../memory/rows.ts';

const kinds: Record<DocumentTable['kind'], Translated> = {
  manual: {
    en: 'Manual',
    sv: 'Handbok',
    de: 'Handbuch',
    fr: 'Manuel',
    nl: 'Handleiding',
    'pt-BR': 'Manual',
    'sr-Latn': 'Priručnik',
  },
  dataSheet: {
    en: 'Data sheet',
    sv: 'Datablad',
    de: 'Datenblatt',
    fr: 'Fiche technique',
    nl: 'Datasheet',
    'pt-BR': 'Folha de dados',
    'sr-Latn': 'Tehnički list',
  },
  drawing: {
    en: 'Drawing',
    sv: 'Ritning',
    de: 'Zeichnung',
    fr: 'Plan',
    nl: 'Tekening',
    'pt-BR': 'Desenho',
    'sr-Latn': 'Crtež',
  },
  certificate: {
    en: 'Certificate',
    sv: 'Certifikat',
    de: 'Zertifikat',
    fr: 'Certificat',
    nl: 'Certificaat',
    'pt-BR': 'Certificado',
    'sr-Latn': 'Sertifikat',
  },
  instruction: {
    en: 'Instruction',
    sv: 'Instruktion',
    de: 'Anleitung',
    fr: 'Instructions',
    nl: 'Instructie',
    'pt-BR': 'Instruções',
    'sr-Latn': 'Uputstvo',
  },
};

/** The kind of a document in the language of the market. */
export const documentKind = (kind: DocumentTable['kind'], language: Language): string => kinds[kind][language];

/** Documents with names in the language of the market; those written in it or in no language first. */
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
