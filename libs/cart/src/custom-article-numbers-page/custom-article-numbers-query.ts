import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** What the customer calls our articles. */
export const customArticleNumbersQuery = (scope: string) =>
  apiQuery(calls.customArticleNumbers.list, {}, { scope, excludedFromLoader: true, staleTime: 0 });
