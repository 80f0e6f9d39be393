import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import type { QuoteFilters } from './quote-filters.ts';

/** Others can change offers and messages at any time: the loader's data is used, older data is refetched. */
const staleTime = 5_000;

/** Milliseconds between refetches while a request is in view; none in the background. */
export const rereadMs = 10_000;

/** A page of requests of the current customer number, or of those received as a partner. */
export const quotesQuery = (scope: string, filters: QuoteFilters = {}) =>
  apiQuery(calls.quotes.list, { query: filters }, { scope, excludedFromLoader: true, staleTime });

/** A request with its offers and messages. */
export const quoteQuery = (scope: string, id: string) =>
  apiQuery(calls.quotes.get, { params: { id } }, { scope, excludedFromLoader: true, staleTime });
