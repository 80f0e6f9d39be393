import { documents } from '@shop/api-contracts';
import type { Deps } from '../deps.ts';
import { signedInRoute, type Route } from '../mount.ts';
import { notYet } from '../not-yet.ts';

export function documentRoutes(_deps: Deps): Route[] {
  return Object.values(documents).map((endpoint) => signedInRoute(endpoint as typeof documents.download, notYet));
}
