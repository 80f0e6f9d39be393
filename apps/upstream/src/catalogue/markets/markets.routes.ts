import { markets, type Market, type MarketListItem } from '@shop/api-contracts';
import type { Language, StoredMarket } from '@shop/commerce-model';
import { anyMarketRoute, type Route } from '../../http/route.ts';
import { notFound } from '../../problem/problem.ts';
import { countryName, marketDescription } from './market-names.ts';

/** Routes of markets; called before a market is chosen, so they ignore the market parameters. */
export function marketRoutes(defaultCountry: string): Route[] {
  return [
    anyMarketRoute(markets.list, ({ catalogue }) => catalogue.reference.markets.flatMap(listItems)),
    anyMarketRoute(markets.default, ({ catalogue: { reference } }) => {
      const market = reference.markets.find(({ country }) => country === defaultCountry) ?? reference.markets[0];
      if (!market) throw notFound('market_unknown', 'No market yet');
      return marketOf(market, market.languages[0]!);
    }),
    anyMarketRoute(markets.get, ({ catalogue, params, query }) => {
      const country = params.id.toUpperCase();
      const market = catalogue.reference.markets.find((one) => one.country === country);
      const language = query.language === undefined ? market?.languages[0] : matching(market, query.language);
      if (!market || !language) throw notFound('market_unknown', `Market not found: ${country} in that language`);
      return marketOf(market, language);
    }),
  ];
}

function matching(market: StoredMarket | undefined, language: string): Language | undefined {
  return market?.languages.find((one) => one.toLowerCase() === language.toLowerCase());
}

function marketOf(market: StoredMarket, language: Language): Market {
  return {
    country: market.country,
    language,
    locale: market.locales[market.languages.indexOf(language)]!,
    statusMessage: market.statusMessage?.[language] ?? null,
    name: countryName(market.country, language),
    languages: market.languages,
    locked: market.locked ?? false,
    homeRedirectDisabled: market.homeRedirectDisabled ?? false,
    priceDisplay: market.priceDisplay,
    currency: market.currency,
  };
}

function listItems(market: StoredMarket): MarketListItem[] {
  return market.languages.map((language, n) => ({
    region: market.region,
    countryCode: market.country,
    languageCode: language,
    description: marketDescription(market.country, language),
    locale: market.locales[n]!,
    locked: market.locked ?? false,
  }));
}
