import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** The customer's own article numbers. */
export const customArticleNumbersQuery = (scope: string) =>
  apiQuery(calls.customArticleNumbers.list, {}, { scope, excludedFromLoader: true, staleTime: 0 });
