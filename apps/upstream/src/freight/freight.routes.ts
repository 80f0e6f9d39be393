import { freight } from '@shop/api-contracts';
import { signedInRoute, type Route } from '../mount.ts';
import { freightOfList } from './freight-of-list.ts';

/** What sending costs. */
export function freightRoutes(): Route[] {
  return [signedInRoute(freight.ofList, (call) => freightOfList(call))];
}
