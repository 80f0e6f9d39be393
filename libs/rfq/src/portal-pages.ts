import type { Settings } from '@shop/api-contracts';
import type { ShopI18n } from '@shop/i18n';
import { paths, type App, type Situation } from '@shop/platform';
import { lazy } from 'react';
import { textOf } from './text.ts';

/** Entries for navigation and overview of the account area. */
export const quoteRequestsPortalPage = {
  to: paths.quoteRequests(),
  label: (i18n: ShopI18n): string => textOf(i18n)('rfq.quotes.title'),
  analyticsCategory: 'quoteRequests',
  skeleton: 'cards',
  opened: ({ i18n }: App, { params }: { params: Readonly<Record<string, string | undefined>> }): string | undefined =>
    params['quoteNumber'] && textOf(i18n)('rfq.quote.title', { number: params['quoteNumber'] }),
  Tile: lazy(async () => ({ default: (await import('./quote-requests/quotes-tile.tsx')).QuotesTile })),
} as const;

/** Entry of generated quotes in the account area. */
export const generatedQuotesPortalPage = {
  to: paths.generatedQuotes(),
  label: (i18n: ShopI18n): string => textOf(i18n)('rfq.generated.title'),
  analyticsCategory: 'generatedQuotes',
  skeleton: 'cards',
} as const;

/** Entry of the tools for partners in the account area. */
export const applicationsPortalPage = {
  to: paths.applications(),
  label: (i18n: ShopI18n): string => textOf(i18n)('rfq.applications.title'),
  analyticsCategory: 'applications',
  skeleton: 'cards',
  /** Tools for partners. */
  isAvailable: (_settings: Settings, { businessUser }: Situation): boolean => businessUser,
} as const;
