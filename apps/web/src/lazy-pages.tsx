import {
  customArticleNumbersPortalPage,
  customArticleNumbersRoute,
  favouriteListsPortalPage,
  favouriteListsRoute,
  loadMessages as loadCartMessages,
  routes as cartRoutes,
} from '@shop/cart';
import { loadMessages as loadCatalogueMessages } from '@shop/catalogue';
import {
  createConfirmationRoute,
  loadMessages as loadCheckoutMessages,
  routes as checkoutRoutes,
} from '@shop/checkout';
import { loadFormMessages } from '@shop/forms';
import { loadPlatformMessages, messageRoute, type RouteHandle } from '@shop/platform';
import { loadMessages as loadPortalMessages, portalHandle, portalRoute } from '@shop/portal';
import {
  applicationsPortalPage,
  applicationsRoute,
  generatedQuotesPortalPage,
  generatedQuotesRoute,
  loadMessages as loadRfqMessages,
  loadQuoteConfirmation,
  quoteRequestsPortalPage,
  quoteRequestsRoute,
  routes as rfqRoutes,
} from '@shop/rfq';
import { routes as shellRoutes } from '@shop/shell';
import { loadMessages as loadUnitMessages, ownUnitsPortalPage, ownUnitsRoute, routes as unitRoutes } from '@shop/units';
import type { RouteObject } from 'react-router';

const designHandle: RouteHandle = { analyticsCategory: 'test' };

/** Pages of other features in the account area: what is waited for first. */
const portalPages: RouteObject[] = [
  { ...quoteRequestsRoute, handle: portalHandle(quoteRequestsPortalPage) },
  { ...generatedQuotesRoute, handle: portalHandle(generatedQuotesPortalPage) },
  ownUnitsRoute(portalHandle(ownUnitsPortalPage)),
  { ...favouriteListsRoute, handle: portalHandle(favouriteListsPortalPage) },
  { ...customArticleNumbersRoute, handle: portalHandle(customArticleNumbersPortalPage) },
  { ...applicationsRoute, handle: portalHandle(applicationsPortalPage) },
];

/** Texts of forms and of the parts of carts that appear on nearly every page. */
const cartTexts = [loadPlatformMessages, loadFormMessages, loadCartMessages];

/**
 * All pages except the first ones. Few visits begin on them, so the browser loads their routes after the page or on
 * demand.
 */
export const lazyPages: RouteObject[] = [
  messageRoute(cartTexts, cartRoutes),
  messageRoute([...cartTexts, loadCheckoutMessages], checkoutRoutes),
  messageRoute([...cartTexts, loadRfqMessages], rfqRoutes),
  messageRoute([...cartTexts, loadRfqMessages, loadCheckoutMessages], [createConfirmationRoute(loadQuoteConfirmation)]),
  messageRoute(
    [...cartTexts, loadRfqMessages, loadCatalogueMessages, loadUnitMessages, loadPortalMessages],
    [portalRoute(portalPages)],
  ),
  messageRoute([loadPlatformMessages, loadFormMessages, loadCatalogueMessages, loadUnitMessages], unitRoutes),
  { path: 'design', lazy: async () => import('./design-page-route.tsx'), handle: designHandle },
  ...shellRoutes,
];
