import { languageOf } from './languages.ts';

/** What an address's first segment says: language and country, lower case, `sv-se`, `sr-latn-rs`. */
export interface Locale {
  /** As in addresses. */
  locale: string;
  /** BCP 47 of the market without its region, but for Portuguese: `sv`, `pt-BR`, `sr-Latn`. */
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

/** Pseudo-locales show the British market: `en-xa` with long accented texts, `en-xb` mirrored. */
const pseudoLocales: Record<string, Locale> = {
  'en-xa': { locale: 'en-xa', language: 'en', country: 'GB', tag: 'en-GB', direction: 'ltr', messageLanguage: 'en-xa' },
  'en-xb': { locale: 'en-xb', language: 'en', country: 'GB', tag: 'en-GB', direction: 'rtl', messageLanguage: 'en-xb' },
};

export const isPseudoLocale = ({ locale }: Locale): boolean => locale in pseudoLocales;

/** Null when the text is not a locale at all; whether such a market exists is for upstream to say. */
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
