import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Generated quotes of the customer, including those of colleagues. */
export const generatedQuotesQuery = (scope: string) =>
  apiQuery(calls.documents.generatedQuotes, {}, { scope, excludedFromLoader: true, staleTime: 0 });
