import { patterns } from '@shop/platform';
import type { RouteObject } from 'react-router';

/** Pages of their own, relative to `/:locale`; crumbs come with the lazy modules' handles. */
export const routes: RouteObject[] = [
  { path: patterns.verifyPayment, lazy: async () => import('./verify-payment-page/verify-payment-page-route.tsx') },
  { path: patterns.checkout, lazy: async () => import('./checkout-page/checkout-page-route.tsx') },
  { path: patterns.confirmation, lazy: async () => import('./confirmation-page/confirmation-page-route.tsx') },
];
