import type { ShopI18n } from '@shop/i18n';
import { paths } from '@shop/platform';
import { textOf } from './text.ts';

/** The pages as navigation and overview of the account area know them. */
export const quoteRequestsPortalPage = {
  to: paths.quoteRequests(),
  label: (i18n: ShopI18n): string => textOf(i18n)('rfq.quotes.title'),
  analyticsCategory: 'quoteRequests',
  skeleton: 'cards',
} as const;

export const generatedQuotesPortalPage = {
  to: paths.generatedQuotes(),
  label: (i18n: ShopI18n): string => textOf(i18n)('rfq.generated.title'),
  analyticsCategory: 'generatedQuotes',
  skeleton: 'cards',
} as const;

export const applicationsPortalPage = {
  to: paths.applications(),
  label: (i18n: ShopI18n): string => textOf(i18n)('rfq.applications.title'),
  analyticsCategory: 'applications',
  skeleton: 'cards',
} as const;
