import { keywords } from '@shop/api-contracts';
import { route, type Route } from '../../http/route.ts';

/** Search words of the market. */
export function keywordRoutes(): Route[] {
  return [route(keywords.list, ({ catalogue, context }) => catalogue.reference.keywords.get(context.language) ?? [])];
}
