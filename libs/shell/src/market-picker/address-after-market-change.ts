import { paths, withMarket, withoutAuthMarker } from '@shop/platform';

/** Pages that do not redirect home when the market changes. A path is one of them or lies below it. */
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
  /** Path and query of the page one is on, with the locale that one leaves. */
  here: string;
  /** The locale chosen, `sv-se`. */
  locale: string;
  companyId: string | undefined;
  /** The market that one leaves keeps every path (`homeRedirectDisabled`). */
  keepsPath: boolean;
}

/** Where a change of market leads: home of the new one, or, where the page means the same there, to the same path. */
export function addressAfterMarketChange({ here, locale, companyId, keepsPath }: MarketChange): string {
  const path = withoutAuthMarker(here).replace(/^\/[^/?#]*/, '');
  const page = path.split(/[?#]/, 1)[0]!;
  const stays = keepsPath || keptPages.some((kept) => page === kept || page.startsWith(`${kept}/`));
  return withMarket(stays && path.startsWith('/') ? path : paths.home(), locale, companyId);
}
