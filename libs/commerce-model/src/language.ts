/** Languages in which the catalogue is kept. */
export const languages = ['en', 'sv', 'de', 'fr', 'nl', 'pt-BR', 'sr-Latn'] as const;
export type Language = (typeof languages)[number];

/** One text in every language. */
export type Translated = Record<Language, string>;

/** `sr-latn-rs` is `sr-Latn`, `en-gb` is `en`. */
export const languageOfLocale = (locale: string): Language =>
  languages.find((one) => one.slice(0, 2) === locale.slice(0, 2)) ?? 'en';
