import { calls, type Address } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Own addresses; the same reading as that of the account's page. */
export const ownAddressesQuery = (scope: string) =>
  apiQuery(calls.addresses.list, {}, { scope, excludedFromLoader: true, staleTime: 0 });

/** Where things are usually delivered. */
export const usualAddress = (addresses: readonly Address[]): Address | undefined =>
  addresses.find(({ defaultDelivery }) => defaultDelivery) ?? addresses[0];
