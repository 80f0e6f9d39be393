import { notFound, patterns, type RouteHandle } from '@shop/platform';
import type { RouteObject } from 'react-router';
import { switchHandle } from './switch-page/switch-page-handle.ts';

const notFoundLoader = () => {
  throw notFound();
};

/** Home, market switcher, not-found and error pages, relative to `/:locale`; last the catch-all. */
export const routes: RouteObject[] = [
  {
    index: true,
    lazy: async () => import('./home-page/home-page-route.ts'),
    handle: { analyticsCategory: 'home' } satisfies RouteHandle,
  },
  { path: patterns.switcher, lazy: async () => import('./switch-page/switch-page-route.ts'), handle: switchHandle },
  {
    path: patterns.error,
    lazy: async () => import('./error-page/error-page-route.tsx'),
    handle: { analyticsCategory: 'error' } satisfies RouteHandle,
  },
  { path: patterns.notFound, loader: notFoundLoader },
  { path: '*', loader: notFoundLoader },
];
