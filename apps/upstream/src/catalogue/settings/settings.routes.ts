import { settings, type Settings } from '@shop/api-contracts';
import { settingsOf, type StoredMarket } from '@shop/commerce-model';
import { marketDescription } from '../markets/market-names.ts';
import { route, type Route } from '../../http/route.ts';
import { documentTexts } from '../../paper/document-texts.ts';
import { registrationOf } from '../../paper/registration.ts';

/** Route of the flags and texts of a market and company site. */
export function settingsRoutes(): Route[] {
  return [
    route(settings.get, ({ catalogue, context: { market, language, locale, companyId } }): Settings => {
      const company = companyId === null ? undefined : catalogue.reference.companies.get(companyId);
      return {
        market: {
          country: market.country,
          language,
          locale,
          description: marketDescription(market.country, language),
          region: market.region,
        },
        companyId,
        companyName: company?.name ?? null,
        ...withRegistration(settingsOf(market, company), market, locale),
      };
    }),
  ];
}

/** Adds register and VAT number to the market's own contact; a market imported before sellers existed has none. */
function withRegistration(
  all: ReturnType<typeof settingsOf>,
  market: Omit<StoredMarket, 'seller'> & Partial<Pick<StoredMarket, 'seller'>>,
  locale: string,
): ReturnType<typeof settingsOf> {
  const { contact } = all;
  if (!contact || !market.seller || contact !== market.settings['contact']) return all;
  return { ...all, contact: { ...contact, registration: registrationOf(market, documentTexts(locale)) } };
}
