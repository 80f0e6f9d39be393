import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Quotes that were made at once, also those of colleagues. */
export const generatedQuotesQuery = (scope: string) =>
  apiQuery(calls.documents.generatedQuotes, {}, { scope, excludedFromLoader: true, staleTime: 0 });
