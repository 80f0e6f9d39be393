import { replacements } from '@shop/api-contracts';
import type { Deps } from '../http/deps.ts';
import { route, type Route } from '../http/route.ts';
import { calculateRefund } from './calculate-refund.ts';
import { readProducts } from './read-products.ts';
import { searchReplacements } from './search-replacements.ts';

/** Routes of units that can be put in the place of an old one. */
export function replacementRoutes({ settings: { slowSalesDetailsMs } }: Deps): Route[] {
  return [
    route(replacements.products, readProducts),
    route(replacements.search, searchReplacements),
    route(replacements.calculateRefund, (call) => calculateRefund(call, slowSalesDetailsMs)),
  ];
}
