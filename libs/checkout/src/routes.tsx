import { patterns } from '@shop/platform';
import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** Pages of their own, relative to `/:locale`; crumbs come with the lazy modules' handles. */
export const routes: RouteObject[] = [
  { path: patterns.verifyPayment, lazy: async () => import('./verify-payment-page/verify-payment-page-route.tsx') },
  { path: patterns.checkout, lazy: async () => import('./checkout-page/checkout-page-route.tsx') },
];

/**
 * The confirmation of an order; where the address names none, of what was asked for instead, which another feature
 * hands over as the whole page below the trail.
 */
export function createConfirmationRoute(loadAsked: () => Promise<ComponentType>): RouteObject {
  const Asked = lazy(async () => ({ default: await loadAsked() }));
  return {
    path: patterns.confirmation,
    lazy: async () => {
      const { ConfirmationPage, ...module } = await import('./confirmation-page/confirmation-page-route.tsx');
      return { ...module, Component: () => <ConfirmationPage Asked={Asked} /> };
    },
  };
}
