import { calls, type Address } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** The account's addresses, sorted by name; always refetched, since colleagues change them too. */
export const ownAddressesQuery = (scope: string) =>
  apiQuery(calls.addresses.list, {}, { scope, excludedFromLoader: true, staleTime: 0 });

const isUsualDelivery = ({ defaultDelivery }: Address): boolean => defaultDelivery;

/** The default address, else the first. */
export const usualAddress = (
  addresses: readonly Address[],
  isUsual: (address: Address) => boolean = isUsualDelivery,
): Address | undefined => addresses.find(isUsual) ?? addresses[0];
