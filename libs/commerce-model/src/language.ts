import { languageTags, type LanguageTag } from '@shop/i18n/server';

/** Languages in which the catalogue is kept: those of the shop. */
export const languages = languageTags;
export type Language = LanguageTag;

/** One text in every language. */
export type Translated = Record<Language, string>;

/** A text that is made in each language: of a message file, of words and figures. */
export function inEachLanguage(textIn: (language: Language) => string): Translated {
  return Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Translated;
}
