import { countryName, languageName } from '@shop/i18n';
import { marketsQuery, useApp, usePrefetchedQuery } from '@shop/platform';

/** `Great Britain / English`, each in its own language, for a known locale. */
export function useMarketName(): string {
  const { locale } = useApp();
  const markets = usePrefetchedQuery(marketsQuery());
  const listed = markets.find((market) => market.locale === locale.locale);
  return (
    listed?.description ?? `${countryName(locale.country, locale.tag)} / ${languageName(locale.language, locale.tag)}`
  );
}
