import { partners } from '@shop/api-contracts';
import { route, signedInRoute, type Route } from '../http/route.ts';
import { findPosition } from './find-position.ts';
import { listApplications } from './list-applications.ts';

/** Routes of partners: positions of postal codes for distances, and tools for their members. */
export function partnerRoutes(): Route[] {
  return [
    route(partners.position, async ({ db, query }) => ({ position: await findPosition(db, query) })),
    signedInRoute(partners.applications, listApplications),
  ];
}
