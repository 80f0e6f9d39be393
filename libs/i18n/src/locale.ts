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

const pattern = /^[a-z]{2}(-[a-z]{4})?-[a-z]{2}$/;
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

const pseudoLocale = (locale: string, direction: Locale['direction']): Locale => ({
  locale,
  language: 'en',
  country: 'GB',
  tag: 'en-GB',
  direction,
  messageLanguage: locale,
});

/** Pseudo-locales use the British market: `en-xa` has long accented texts, `en-xb` is mirrored. */
const pseudoLocales: Record<string, Locale> = {
  'en-xa': pseudoLocale('en-xa', 'ltr'),
  'en-xb': pseudoLocale('en-xb', 'rtl'),
};

/** True for the two locales that test layouts with long and with mirrored texts. */
export const isPseudoLocale = ({ locale }: Locale): boolean => locale in pseudoLocales;

/** Null if malformed; whether the market exists is not checked. */
export function parseLocale(text: string): Locale | null {
  const pseudo = pseudoLocales[text];
  if (pseudo) return pseudo;
  if (!pattern.test(text)) return null;
  const tag = Intl.getCanonicalLocales(text)[0]!;
  const base = text.slice(0, 2);
  return {
    locale: text,
    language: base === 'pt' ? tag : tag.slice(0, -3),
    country: text.slice(-2).toUpperCase(),
    tag,
    direction: rightToLeft.has(base) ? 'rtl' : 'ltr',
    messageLanguage: languageOf(base),
  };
}

/**
 * The locale that a page is written in. English is American in the United States and British elsewhere, as on documents: by the customs of
 * English in the Netherlands Intl writes `1.060,40` beside `€1,060.40`.
 */
export function pageLocale(text: string): Locale | null {
  const locale = parseLocale(text);
  return locale && { ...locale, tag: locale.tag.replace(/^en-(?!US)../, 'en-GB') };
}
