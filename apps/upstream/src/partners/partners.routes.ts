import { partners } from '@shop/api-contracts';
import { route, signedInRoute, type Route } from '../mount.ts';
import { notYet } from '../not-yet.ts';

export function partnerRoutes(): Route[] {
  return [route(partners.position, notYet), signedInRoute(partners.applications, notYet)];
}
