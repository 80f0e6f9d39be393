import { addresses } from './addresses.ts';
import { articleLookup } from './articles/article-lookup.ts';
import { attributes } from './catalogue/attributes.ts';
import { carts } from './carts.ts';
import { categories } from './catalogue/categories.ts';
import { configurator } from './configurator.ts';
import { content } from './markets/content.ts';
import { countries } from './markets/countries.ts';
import { customArticleNumbers } from './articles/custom-article-numbers.ts';
import { documents } from './documents.ts';
import type { Endpoint } from './client/endpoint.ts';
import { favouriteLists } from './favourite-lists.ts';
import { feedback } from './feedback.ts';
import { freight } from './freight/freight.ts';
import { items } from './catalogue/items.ts';
import { keywords } from './catalogue/keywords.ts';
import { markets } from './markets/markets.ts';
import { orderFreight } from './freight/order-freight.ts';
import { orderHistory } from './orders/order-history.ts';
import { orders } from './orders/orders.ts';
import { partners } from './quotes/partners.ts';
import { quoteCheckout } from './quotes/quote-checkout.ts';
import { quotes } from './quotes/quotes.ts';
import { replacements } from './units/replacements.ts';
import { reviews } from './catalogue/reviews.ts';
import { settings } from './markets/settings.ts';
import { taxExempts } from './orders/tax-exempts.ts';
import { terms } from './markets/terms.ts';
import { unitReadings } from './units/unit-readings.ts';
import { units } from './units/units.ts';
import { user } from './user.ts';

/** All endpoints by resource: upstream mounts them, the BFF forwards them, the contract test covers them. */
export const resources = {
  addresses,
  articleLookup,
  attributes,
  carts,
  categories,
  configurator,
  content,
  countries,
  customArticleNumbers,
  documents,
  favouriteLists,
  feedback,
  freight,
  items,
  keywords,
  markets,
  orderFreight,
  orderHistory,
  orders,
  partners,
  quoteCheckout,
  quotes,
  replacements,
  reviews,
  settings,
  taxExempts,
  terms,
  unitReadings,
  units,
  user,
};

export type ResourceName = keyof typeof resources;

/** Name of an endpoint: `items.get`. */
export type EndpointName = {
  [Resource in ResourceName]: `${Resource}.${keyof (typeof resources)[Resource] & string}`;
}[ResourceName];

/** Fixed paths before parameters, so that `/markets/default` is not the market "default". */
export const allEndpoints: readonly Endpoint[] = Object.values(resources)
  .flatMap((resource) => Object.values(resource) as Endpoint[])
  .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
