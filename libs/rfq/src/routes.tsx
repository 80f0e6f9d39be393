import { patterns } from '@shop/platform';
import type { RouteObject } from 'react-router';

/** Pages relative to `/:locale`; crumbs come with the lazy modules' handles. */
export const routes: RouteObject[] = [
  { path: patterns.partners, lazy: async () => import('./partners-page/partners-page-route.ts') },
  { path: patterns.partner, lazy: async () => import('./partner-page/partner-page-route.ts') },
  { path: patterns.details, lazy: async () => import('./details-page/details-page-route.ts') },
];

/** Pages inside the account area. */
export const quoteRequestsRoute = {
  path: patterns.quoteRequests,
  lazy: async () => import('./quote-requests/quote-requests-page-route.ts'),
};
/** Page of generated quotes, mounted inside the account area. */
export const generatedQuotesRoute = {
  path: patterns.generatedQuotes,
  lazy: async () => import('./generated-quotes/generated-quotes-page-route.ts'),
};
/** Page of the tools for partners, mounted inside the account area. */
export const applicationsRoute = {
  path: patterns.applications,
  lazy: async () => import('./applications/applications-page-route.ts'),
};
