import type { MarketListItem, Quote } from '@shop/api-contracts';
import { marketsQuery, useApp, withMarket } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';

export interface OrderMarket {
  /** True if market or company site differ from the reader's. */
  isOther: boolean;
  /** Turns a path of `paths.ts` into an address of that market; undefined until its languages are known. */
  href: (path: string) => string | undefined;
}

/** The market of a request: accepted lines are ordered there, since their cart belongs to its market and company site. */
export function useOrderMarket({ country, companyId }: Pick<Quote, 'country' | 'companyId'>): OrderMarket {
  const app = useApp();
  const isOther = country !== app.locale.country || (companyId ?? undefined) !== app.companyId;
  const { data: markets } = useQuery({ ...marketsQuery(), enabled: isOther });
  return {
    isOther,
    href(path) {
      if (!isOther) return app.href(path);
      const locale =
        country === app.locale.country ? app.locale.locale : localeIn(country, app.locale.language, markets);
      return locale && withMarket(path, locale, companyId ?? undefined);
    },
  };
}

/** The reader's language if the country has it, else the country's first. */
function localeIn(
  country: string,
  language: string,
  markets: readonly MarketListItem[] | undefined,
): string | undefined {
  const there = markets?.filter(({ countryCode }) => countryCode === country) ?? [];
  return (there.find(({ languageCode }) => languageCode === language) ?? there[0])?.locale;
}
