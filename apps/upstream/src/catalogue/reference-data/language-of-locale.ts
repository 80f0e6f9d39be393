import { languages, type Language } from '../../demo/demo-company.ts';

/** `sr-latn-rs` is `sr-Latn`, `en-gb` is `en`. */
export const languageOfLocale = (locale: string): Language =>
  languages.find((one) => one.slice(0, 2) === locale.slice(0, 2)) ?? 'en';
