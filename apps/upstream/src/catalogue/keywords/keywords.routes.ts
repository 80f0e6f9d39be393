import { keywords } from '@shop/api-contracts';
import { route, type Route } from '../../http/route.ts';

/** Route of the market's search words. */
export function keywordRoutes(): Route[] {
  return [route(keywords.list, ({ catalogue, context }) => catalogue.reference.keywords.get(context.language) ?? [])];
}
