import { articleLookup } from '@shop/api-contracts';
import { route, type Route } from '../../http/route.ts';
import { findArticlesByNumber } from './find-articles-by-number.ts';

/** Articles by the numbers that people type, paste and upload. */
export function articleLookupRoutes(): Route[] {
  return [route(articleLookup.find, (call) => findArticlesByNumber(call, call.body.articleNumbers))];
}
