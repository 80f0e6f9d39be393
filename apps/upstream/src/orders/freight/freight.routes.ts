import { freight, orderFreight } from '@shop/api-contracts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { freightOfList } from './freight-of-list.ts';
import { calculateFreight } from './order-freight.ts';

/** Routes of freight for lists. */
export function freightRoutes(): Route[] {
  return [
    signedInRoute(freight.ofList, (call) => freightOfList(call)),
    signedInRoute(orderFreight.calculate, calculateFreight),
  ];
}
