import { languageTags, type LanguageTag } from '@shop/i18n/server';

/** Languages of the catalogue: those of the shop. */
export const languages = languageTags;
export type Language = LanguageTag;

/** One text in every language. */
export type Translated = Record<Language, string>;

/** Creates a text in every language, from message files or figures. */
export function inEachLanguage(textIn: (language: Language) => string): Translated {
  return Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Translated;
}
