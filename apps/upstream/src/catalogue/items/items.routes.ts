import { items } from '@shop/api-contracts';
import type { Deps } from '../../http/deps.ts';
import { catalogueRoute, route, type Route } from '../../http/route.ts';
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
    catalogueRoute(items.byCategory, (call) => categoryItems(call, deps, units)),
    catalogueRoute(items.list, ({ query, ...viewer }) =>
      readItemCards(viewer, {
        keys: query.item,
        isComplete: query.salesDetails === 'complete',
        slowSalesDetailsMs: deps.settings.slowSalesDetailsMs,
      }),
    ),
    catalogueRoute(items.search, (call) => search(call, deps, units)),
    catalogueRoute(items.suggestions, (call) => suggestions(call, deps)),
    catalogueRoute(items.addresses, ({ query, catalogue, context, db }) =>
      itemAddresses(db, catalogue.reference, context.language, query.page ?? 1),
    ),
    catalogueRoute(items.get, (call) => itemPage(call, deps)),
    catalogueRoute(items.related, (call) => relatedItems(call)),
    // who has written one finds it there
    route(items.reviews, ({ params }) => loadReviews(deps.db, params.id)),
  ];
}
