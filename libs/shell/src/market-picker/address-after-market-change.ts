import { paths, withMarket, withoutAuthMarker } from '@shop/platform';

/** Pages kept when the market changes, instead of redirecting home; includes the paths below them. */
const keptPages = [
  // account
  paths.portal(),
  // unit area
  '/unit',
  '/unitreplacement',
  '/myproduct',
  '/registerproduct',
  paths.cookies(),
  // terms
  paths.terms(),
  paths.productReviewTerms(),
  paths.privacyPolicy(),
  // search
  '/search',
  // feedback
  paths.message(),
];

interface MarketChange {
  /** Path and query of the current page, with its locale. */
  here: string;
  /** The chosen locale, `sv-se`. */
  locale: string;
  companyId: string | undefined;
  /** Setting `homeRedirectDisabled` of the present market: keeps every path. */
  keepsPath: boolean;
}

/** Address after a change of market: the same path if the page means the same in the new market, else its home. */
export function addressAfterMarketChange({ here, locale, companyId, keepsPath }: MarketChange): string {
  const path = withoutAuthMarker(here).replace(/^\/[^/?#]*/, '');
  const page = path.split(/[?#]/, 1)[0]!;
  const stays = keepsPath || keptPages.some((kept) => page === kept || page.startsWith(`${kept}/`));
  return withMarket(stays && path.startsWith('/') ? path : paths.home(), locale, companyId);
}
