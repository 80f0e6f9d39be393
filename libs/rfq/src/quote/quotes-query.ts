import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import type { QuoteFilters } from './quote-filters.ts';

/** Offers and messages come from others at any time: what the loader has just read is young enough, anything older is asked again. */
const staleTime = 5_000;

/** While a request is in view, so often it is looked for what others wrote or offered; in the background not at all. */
export const rereadMs = 10_000;

/** A page of the requests of the customer number in use, or of those that it was asked as a partner. */
export const quotesQuery = (scope: string, filters: QuoteFilters = {}) =>
  apiQuery(calls.quotes.list, { query: filters }, { scope, excludedFromLoader: true, staleTime });

/** One request with its offers and messages. */
export const quoteQuery = (scope: string, id: string) =>
  apiQuery(calls.quotes.get, { params: { id } }, { scope, excludedFromLoader: true, staleTime });
