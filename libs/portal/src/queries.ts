import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Companies that a person can switch between; the scope is the `oid`, as for the frame's picker. */
export const companiesQuery = (oid: string) =>
  apiQuery(calls.user.companies, {}, { scope: oid, excludedFromLoader: true, staleTime: 0 });
