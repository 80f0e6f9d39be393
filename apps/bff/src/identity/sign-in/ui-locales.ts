/**
 * The language in which the identity provider is to speak: for Portuguese and Serbian region and script matter (`pt-BR`, `sr-Latn-RS`), for
 * all others the language alone (specification §4).
 * @param locale of a market, `sv-se`
 */
export function uiLocaleOf(locale: string): string {
  const [tag = locale] = Intl.getCanonicalLocales(locale);
  return /^(?:pt|sr)-/.test(tag) ? tag : (tag.split('-')[0] ?? tag);
}
