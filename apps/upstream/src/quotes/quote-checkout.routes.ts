import { quoteCheckout } from '@shop/api-contracts';
import type { Deps } from '../deps.ts';
import { signedInRoute, type Route } from '../mount.ts';
import { notYet } from '../not-yet.ts';

export function quoteCheckoutRoutes(_deps: Deps): Route[] {
  return Object.values(quoteCheckout).map((endpoint) => signedInRoute(endpoint as typeof quoteCheckout.begin, notYet));
}
