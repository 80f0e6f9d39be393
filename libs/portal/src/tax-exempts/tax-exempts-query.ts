import { calls, type Settings } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Sales tax exemptions of the current customer number; colleagues change them too. */
export const taxExemptsQuery = (scope: string) =>
  apiQuery(calls.taxExempts.list, { query: {} }, { scope, excludedFromLoader: true, staleTime: 0 });

/** Only the United States have sales tax exemptions by state. */
export const hasTaxExempts = ({ market }: Settings): boolean => market.country === 'US';
