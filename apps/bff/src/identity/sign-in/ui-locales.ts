import { languageOf } from '@shop/i18n/server';

/**
 * The language in which the identity provider is to speak: where the shop's language has a script or region (`pt-BR`, `sr-Latn`), these
 * matter to the provider as well and it gets the whole locale; for all others the language alone.
 * @param locale of a market, `sv-se`
 */
export function uiLocaleOf(locale: string): string {
  const [tag = locale] = Intl.getCanonicalLocales(locale);
  return languageOf(tag).includes('-') ? tag : (tag.split('-')[0] ?? tag);
}
