import { partners } from '@shop/api-contracts';
import { route, signedInRoute, type Route } from '../../http/route.ts';
import { findPosition } from './find-position.ts';
import { listApplications } from './list-applications.ts';

/** Partners: where customers are, to tell distances, and tools for those who work for one. */
export function partnerRoutes(): Route[] {
  return [
    route(partners.position, async ({ db, query }) => ({ position: await findPosition(db, query) })),
    signedInRoute(partners.applications, listApplications),
  ];
}
