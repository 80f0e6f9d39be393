import { articleLookup } from '@shop/api-contracts';
import { route, type Route } from '../../http/route.ts';
import { findArticlesByNumber, type FindPartsOfUnits } from './find-articles-by-number.ts';

/** Routes for finding articles by numbers that people type, paste or upload; machines are known elsewhere. */
export function articleLookupRoutes(findParts: FindPartsOfUnits): Route[] {
  return [route(articleLookup.find, (call) => findArticlesByNumber(call, call.body.articleNumbers, findParts))];
}
