/**
 * The languages of the shop, by their BCP 47 tag: names of message files, values of `lang`, keys of translated data. A script or region
 * is part of a tag where the language has several. docs/languages.md says how one is added.
 */
export const languageTags = ['en', 'sv', 'de', 'fr', 'nl', 'pt-BR', 'sr-Latn'] as const;

export type LanguageTag = (typeof languageTags)[number];

export interface LanguageFacts {
  /** PostgreSQL's dictionary that finds the stem of a word; `simple` where it has none. */
  textSearchDictionary: string;
}

/** What servers need to know of a language; browsers never load it. */
export const languageFacts: Readonly<Record<LanguageTag, LanguageFacts>> = {
  en: { textSearchDictionary: 'english' },
  sv: { textSearchDictionary: 'swedish' },
  de: { textSearchDictionary: 'german' },
  fr: { textSearchDictionary: 'french' },
  nl: { textSearchDictionary: 'dutch' },
  'pt-BR': { textSearchDictionary: 'portuguese' },
  'sr-Latn': { textSearchDictionary: 'serbian' },
};

/** The language of the shop that a locale (`pt-pt`, `sr-Latn-RS`, `sv`) is served in: one with the same base, or English. */
export function languageOf(locale: string): LanguageTag {
  const [base] = locale.toLowerCase().split('-');
  return languageTags.find((tag) => tag.split('-')[0] === base) ?? 'en';
}
