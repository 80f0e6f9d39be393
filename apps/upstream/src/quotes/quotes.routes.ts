import { quotes } from '@shop/api-contracts';
import type { Deps } from '../deps.ts';
import { signedInRoute, type Route } from '../mount.ts';
import { notYet } from '../not-yet.ts';

export function quoteRoutes(_deps: Deps): Route[] {
  return Object.values(quotes).map((endpoint) => signedInRoute(endpoint as typeof quotes.get, notYet));
}
