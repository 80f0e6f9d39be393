/**
 * The shop's languages as BCP 47 tags: names of message files, values of `lang`, keys of translated data. A tag includes a script or region
 * if the language has several. docs/languages.md describes how to add one.
 */
export const languageTags = ['en', 'sv', 'de', 'fr', 'nl', 'pt-BR', 'sr-Latn'] as const;

export type LanguageTag = (typeof languageTags)[number];

export interface LanguageFacts {
  /** PostgreSQL's stemming dictionary; `simple` if there is none. */
  textSearchDictionary: string;
}

/** Facts for servers; browsers never load them. */
export const languageFacts: Readonly<Record<LanguageTag, LanguageFacts>> = {
  en: { textSearchDictionary: 'english' },
  sv: { textSearchDictionary: 'swedish' },
  de: { textSearchDictionary: 'german' },
  fr: { textSearchDictionary: 'french' },
  nl: { textSearchDictionary: 'dutch' },
  'pt-BR': { textSearchDictionary: 'portuguese' },
  'sr-Latn': { textSearchDictionary: 'serbian' },
};

/** The shop language for a locale (`pt-pt`, `sr-Latn-RS`, `sv`): one with the same base language, or English. */
export function languageOf(locale: string): LanguageTag {
  const [base] = locale.toLowerCase().split('-');
  return languageTags.find((tag) => tag.split('-')[0] === base) ?? 'en';
}
