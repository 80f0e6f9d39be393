import type { Translated } from '@shop/commerce-model';

/** One text in all languages, in the order English, Swedish, German, French, Dutch, Brazilian Portuguese, Serbian. */
export function texts(en: string, sv: string, de: string, fr: string, nl: string, pt: string, sr: string): Translated {
  return { en, sv, de, fr, nl, 'pt-BR': pt, 'sr-Latn': sr };
}
