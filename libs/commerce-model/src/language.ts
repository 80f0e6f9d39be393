import { languageOf, languageTags, type LanguageTag } from '@shop/i18n/server';

/** Languages in which the catalogue is kept: those of the shop. */
export const languages = languageTags;
export type Language = LanguageTag;

/** One text in every language. */
export type Translated = Record<Language, string>;

/** `sr-latn-rs` is `sr-Latn`, `en-gb` is `en`. */
export const languageOfLocale: (locale: string) => Language = languageOf;
