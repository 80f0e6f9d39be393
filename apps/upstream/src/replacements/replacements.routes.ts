import { replacements } from '@shop/api-contracts';
import type { Deps } from '../http/deps.ts';
import { route, type Route } from '../http/route.ts';
import { calculateRefund } from './calculate-refund.ts';
import { readProducts } from './read-products.ts';
import type { DocumentQueue } from '../paper/document-queue.ts';
import { writeProof } from './proof/write-proof.ts';
import { searchReplacements } from './search-replacements.ts';

/** Routes of units that can be put in the place of an old one. */
export function replacementRoutes({ settings, writeDocument }: Deps, queue: DocumentQueue): Route[] {
  const { slowSalesDetailsMs, shopUrl } = settings;
  return [
    route(replacements.products, readProducts),
    route(replacements.search, searchReplacements),
    route(replacements.proof, (call) => writeProof(call, { writeDocument, shopUrl, queue })),
    route(replacements.calculateRefund, (call) => calculateRefund(call, slowSalesDetailsMs)),
  ];
}
