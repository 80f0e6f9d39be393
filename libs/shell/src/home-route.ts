import type { RouteHandle } from '@shop/platform';
import type { RouteObject } from 'react-router';

/** Home, relative to `/:locale`. */
export const homeRoute: RouteObject = {
  index: true,
  lazy: async () => import('./home-page/home-page-route.ts'),
  handle: { analyticsCategory: 'home' } satisfies RouteHandle,
};
