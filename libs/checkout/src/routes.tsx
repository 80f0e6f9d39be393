import { patterns } from '@shop/platform';
import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** Pages relative to `/:locale`; crumbs come with the lazy modules' handles. */
export const routes: RouteObject[] = [
  { path: patterns.verifyPayment, lazy: async () => import('./verify-payment-page/verify-payment-page-route.tsx') },
  { path: patterns.checkout, lazy: async () => import('./checkout-page/checkout-page-route.tsx') },
];

/**
 * The confirmation page of orders. If the address names no order, it shows the component of another feature (quote requests), which renders
 * the whole page below the trail.
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
