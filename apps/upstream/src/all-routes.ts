import { addressRoutes } from './people/addresses/addresses.routes.ts';
import { articleLookupRoutes } from './catalogue/article-lookup/article-lookup.routes.ts';
import { attributeRoutes } from './catalogue/attributes/attributes.routes.ts';
import { cartRoutes } from './carts/carts.routes.ts';
import { categoryRoutes } from './catalogue/categories/categories.routes.ts';
import { configuratorRoutes } from './configurations/configurator.routes.ts';
import { contentRoutes } from './catalogue/content/content.routes.ts';
import { countryRoutes } from './catalogue/countries/countries.routes.ts';
import { customArticleNumberRoutes } from './carts/custom-article-numbers/custom-article-numbers.routes.ts';
import type { Deps } from './http/deps.ts';
import { createDocumentQueue, documentLimits } from './paper/document-queue.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { favouriteListRoutes } from './carts/favourite-lists/favourite-lists.routes.ts';
import { feedbackRoutes } from './people/feedback/feedback.routes.ts';
import { freightRoutes } from './orders/freight/freight.routes.ts';
import { itemRoutes } from './catalogue/items/items.routes.ts';
import { keywordRoutes } from './catalogue/keywords/keywords.routes.ts';
import { marketRoutes } from './catalogue/markets/markets.routes.ts';
import type { Route } from './http/route.ts';
import { orderHistoryRoutes } from './orders/order-history/order-history.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { partnerRoutes } from './partners/partners.routes.ts';
import { quoteCheckoutRoutes } from './quotes/requests/quote-checkout.routes.ts';
import { partnerOptionsOf } from './quotes/quote-jobs.ts';
import { quoteRoutes } from './quotes/quotes.routes.ts';
import { replacementRoutes } from './replacements/replacements.routes.ts';
import { reviewRoutes } from './catalogue/reviews/reviews.routes.ts';
import { settingsRoutes } from './catalogue/settings/settings.routes.ts';
import { taxExemptRoutes } from './orders/tax-exempts/tax-exempts.routes.ts';
import { unitsOfLists } from './units/fit/fitting-articles.ts';
import { findPartsByPosition } from './units/parts/parts-by-position.ts';
import { unitReadingRoutes } from './units/readings/unit-readings.routes.ts';
import { unitRoutes } from './units/units.routes.ts';
import { userRoutes } from './people/users/users.routes.ts';

/** Routes of all endpoints in the contracts; a test compares the two. */
export function allRoutes(deps: Deps): Route[] {
  const documentQueue = createDocumentQueue(documentLimits);
  return [
    ...marketRoutes(deps.settings.defaultCountry),
    ...countryRoutes(),
    ...settingsRoutes(),
    ...contentRoutes(),
    ...categoryRoutes(deps),
    ...attributeRoutes(),
    ...keywordRoutes(),
    ...itemRoutes(deps, unitsOfLists),
    ...userRoutes(),
    ...addressRoutes(),
    ...cartRoutes(deps),
    ...configuratorRoutes(deps),
    ...feedbackRoutes(),
    ...favouriteListRoutes(),
    ...customArticleNumberRoutes(),
    ...articleLookupRoutes(findPartsByPosition),
    ...freightRoutes(),
    ...replacementRoutes(deps, documentQueue),
    ...reviewRoutes(),
    ...orderRoutes(deps),
    ...orderHistoryRoutes(deps, documentQueue),
    ...taxExemptRoutes(deps),
    ...partnerRoutes(),
    ...unitReadingRoutes(),
    ...unitRoutes(deps, documentQueue),
    ...quoteCheckoutRoutes(deps, documentQueue),
    ...quoteRoutes(partnerOptionsOf(deps.settings)),
    ...documentRoutes(deps, documentQueue),
  ];
}
