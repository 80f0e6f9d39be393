import type { RouteHandle } from '@shop/platform';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/**
 * Home, relative to `/:locale`.
 * @param Workbench tiles of whoever is signed in; should load itself on demand
 */
export const homeRoute = (Workbench: ComponentType): RouteObject => ({
  index: true,
  lazy: async () => {
    const { homePage, ...module } = await import('./home-page/home-page-route.ts');
    return { ...module, Component: homePage(Workbench) };
  },
  handle: { analyticsCategory: 'home' } satisfies RouteHandle,
});
