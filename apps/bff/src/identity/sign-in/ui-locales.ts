import { languageOf } from '@shop/i18n/server';

/**
 * Language for the identity provider's pages: the whole locale for languages of the shop with a script or region
 * (`pt-BR`, `sr-Latn`), the language alone for all others.
 * @param locale of a market, `sv-se`
 */
export function uiLocaleOf(locale: string): string {
  const [tag = locale] = Intl.getCanonicalLocales(locale);
  return languageOf(tag).includes('-') ? tag : (tag.split('-')[0] ?? tag);
}
