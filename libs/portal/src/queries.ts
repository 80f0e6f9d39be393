import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Own addresses, sorted by name; asked again each time, since colleagues change them too. */
export const addressesQuery = (scope: string) =>
  apiQuery(calls.addresses.list, {}, { scope, excludedFromLoader: true, staleTime: 0 });

/** Companies between which a person switches; the scope is the `oid`, as for the frame's picker. */
export const companiesQuery = (oid: string) =>
  apiQuery(calls.user.companies, {}, { scope: oid, excludedFromLoader: true, staleTime: 0 });
