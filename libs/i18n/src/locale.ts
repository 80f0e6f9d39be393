import { languageOf } from './languages.ts';

/** The first segment of an address, language and country in lower case: `sv-se`, `sr-latn-rs`. */
export interface Locale {
  /** As in addresses. */
  locale: string;
  /** BCP 47 without the market's region, except for Portuguese: `sv`, `pt-BR`, `sr-Latn`. */
  language: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** For `lang` attributes and Intl: `sv-SE`, `sr-Latn-RS`. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Name of the message files: `sv`, `pt-BR`, `sr-Latn`, or a pseudo-locale. */
  messageLanguage: string;
}

const pattern = /^([a-z]{2})(?:-([a-z]{4}))?-([a-z]{2})$/;
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** Pseudo-locales use the British market: `en-xa` has long accented texts, `en-xb` is mirrored. */
const pseudoLocales: Record<string, Locale> = {
  'en-xa': { locale: 'en-xa', language: 'en', country: 'GB', tag: 'en-GB', direction: 'ltr', messageLanguage: 'en-xa' },
  'en-xb': { locale: 'en-xb', language: 'en', country: 'GB', tag: 'en-GB', direction: 'rtl', messageLanguage: 'en-xb' },
};

export const isPseudoLocale = ({ locale }: Locale): boolean => locale in pseudoLocales;

/** Null if malformed; whether the market exists is not checked. */
export function parseLocale(text: string): Locale | null {
  const pseudo = pseudoLocales[text];
  if (pseudo) return pseudo;
  const match = pattern.exec(text);
  if (!match) return null;
  const [, base = '', script, region = ''] = match;
  const country = region.toUpperCase();
  const scriptTag = script ? `-${script.charAt(0).toUpperCase()}${script.slice(1)}` : '';
  const language = base === 'pt' ? `pt-${country}` : `${base}${scriptTag}`;
  return {
    locale: text,
    language,
    country,
    tag: `${base}${scriptTag}-${country}`,
    direction: rightToLeft.has(base) ? 'rtl' : 'ltr',
    messageLanguage: languageOf(base),
  };
}
