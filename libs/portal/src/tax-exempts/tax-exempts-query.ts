import { calls, type Settings } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Exemptions from sales tax of the customer number in use; colleagues change them too. */
export const taxExemptsQuery = (scope: string) =>
  apiQuery(calls.taxExempts.list, { query: {} }, { scope, excludedFromLoader: true, staleTime: 0 });

/** Only the United States have sales tax with exemptions by state. */
export const hasTaxExempts = ({ market }: Settings): boolean => market.country === 'US';
