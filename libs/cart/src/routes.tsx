import { patterns } from '@shop/platform';
import type { RouteObject } from 'react-router';

/** Pages relative to `/:locale`; crumbs come with the lazy modules' handles. */
export const routes: RouteObject[] = [
  { path: patterns.cart, lazy: async () => import('./cart-page/cart-page-route.tsx') },
  { path: patterns.favouriteList, lazy: async () => import('./favourite-list-page/favourite-list-page-route.tsx') },
  { path: patterns.configurator, lazy: async () => import('./configurator-page/configurator-page-route.tsx') },
  { path: patterns.quickOrder, lazy: async () => import('./quick-order/quick-order-route.tsx') },
];

/** Pages inside the account area's layout. */
export const favouriteListsRoute = {
  path: patterns.favouriteLists,
  lazy: async () => import('./favourite-lists-page/favourite-lists-page-route.tsx'),
};
/** Page of a customer's own article numbers, mounted inside the account area. */
export const customArticleNumbersRoute = {
  path: patterns.customArticleNumbers,
  lazy: async () => import('./custom-article-numbers-page/custom-article-numbers-page-route.tsx'),
};
