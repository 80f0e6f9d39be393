import { articleLookup } from '@shop/api-contracts';
import { route, type Route } from '../../http/route.ts';
import { findArticlesByNumber } from './find-articles-by-number.ts';

/** Routes for finding articles by numbers that people type, paste or upload. */
export function articleLookupRoutes(): Route[] {
  return [route(articleLookup.find, (call) => findArticlesByNumber(call, call.body.articleNumbers))];
}
