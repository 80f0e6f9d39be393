import { items } from '@shop/api-contracts';
import type { Deps } from '../../http/deps.ts';
import { route, type Route } from '../../http/route.ts';
import { categoryItems } from './category-items.ts';
import { itemAddresses } from './item-addresses.ts';
import { readItemCards } from './item-list.ts';
import { itemPage } from './item-page.ts';
import { relatedItems } from './related-items.ts';
import { loadReviews } from './reviews.ts';
import { search } from './search/search.ts';
import { suggestions } from './search/suggestions.ts';
import type { UnitsOfLists } from './units-of-lists.ts';

/** Routes of articles: by category, by id and by words. */
export function itemRoutes(deps: Deps, units: UnitsOfLists): Route[] {
  return [
    route(items.byCategory, (call) => categoryItems(call, deps, units)),
    route(items.list, ({ query, ...viewer }) =>
      readItemCards(viewer, {
        keys: query.item,
        isComplete: query.salesDetails === 'complete',
        slowSalesDetailsMs: deps.settings.slowSalesDetailsMs,
      }),
    ),
    route(items.search, (call) => search(call, deps, units)),
    route(items.suggestions, (call) => suggestions(call, deps)),
    route(items.addresses, ({ query, catalogue, context }) =>
      itemAddresses(deps.db, catalogue.reference, context.language, query.page ?? 1),
    ),
    route(items.get, (call) => itemPage(call, deps)),
    route(items.related, (call) => relatedItems(call, deps)),
    route(items.reviews, ({ params }) => loadReviews(deps.db, params.id)),
  ];
}
