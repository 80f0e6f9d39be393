import { addressRoutes } from './addresses/addresses.routes.ts';
import { articleLookupRoutes } from './article-lookup/article-lookup.routes.ts';
import { attributeRoutes } from './attributes/attributes.routes.ts';
import { cartRoutes } from './carts/carts.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { countryRoutes } from './countries/countries.routes.ts';
import { customArticleNumberRoutes } from './custom-article-numbers/custom-article-numbers.routes.ts';
import type { Deps } from './deps.ts';
import { createDocumentQueue, documentLimits } from './documents/document-queue.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { favouriteListRoutes } from './favourite-lists/favourite-lists.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { freightRoutes } from './freight/freight.routes.ts';
import { itemRoutes } from './items/items.routes.ts';
import { keywordRoutes } from './keywords/keywords.routes.ts';
import { marketRoutes } from './markets/markets.routes.ts';
import type { Route } from './mount.ts';
import { orderHistoryRoutes } from './order-history/order-history.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { partnerRoutes } from './partners/partners.routes.ts';
import { quoteCheckoutRoutes } from './quotes/quote-checkout.routes.ts';
import { partnerOptionsOf } from './quotes/quote-errands.ts';
import { quoteRoutes } from './quotes/quotes.routes.ts';
import { reviewRoutes } from './reviews/reviews.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { taxExemptRoutes } from './tax-exempts/tax-exempts.routes.ts';
import { userRoutes } from './users/users.routes.ts';

/** What answers every endpoint of the contracts; a test compares the two. */
export function allRoutes(deps: Deps): Route[] {
  const inTurn = createDocumentQueue(documentLimits);
  return [
    ...marketRoutes(deps.settings.defaultCountry),
    ...countryRoutes(),
    ...settingsRoutes(),
    ...contentRoutes(),
    ...categoryRoutes(deps.settings),
    ...attributeRoutes(),
    ...keywordRoutes(),
    ...itemRoutes(deps),
    ...userRoutes(),
    ...addressRoutes(),
    ...cartRoutes(deps),
    ...feedbackRoutes(),
    ...favouriteListRoutes(),
    ...customArticleNumberRoutes(),
    ...articleLookupRoutes(),
    ...freightRoutes(),
    ...reviewRoutes(),
    ...orderRoutes(deps),
    ...orderHistoryRoutes(deps, inTurn),
    ...taxExemptRoutes(),
    ...partnerRoutes(),
    ...quoteCheckoutRoutes(deps),
    ...quoteRoutes(partnerOptionsOf(deps.settings)),
    ...documentRoutes(deps, inTurn),
  ];
}
