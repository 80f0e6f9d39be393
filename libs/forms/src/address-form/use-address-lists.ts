import { useQuery } from '@tanstack/react-query';
import { countriesQuery, countryStatesQuery } from './country-queries.ts';
import { ownAddressesQuery } from './own-addresses.ts';

/**
 * Countries, states and the account's addresses for an address form. A new address can be entered even if the account's fail to load.
 * @param enabled false skips the requests
 */
export function useAddressLists(scope: string, { enabled = true } = {}) {
  const own = useQuery({ ...ownAddressesQuery(scope), enabled, refetchOnWindowFocus: false });
  const countries = useQuery({ ...countriesQuery(), enabled });
  const states = useQuery({ ...countryStatesQuery(), enabled });
  const needed = [countries, states];
  return {
    addresses: own.data ?? [],
    countries: countries.data ?? [],
    states: states.data ?? [],
    isLoading: [own, ...needed].some(({ isPending, isError }) => isPending && !isError),
    hasNoOwn: own.isError && own.data === undefined,
    error: needed.find(({ error, data }) => error && data === undefined)?.error ?? null,
    retry: () => {
      for (const list of [own, ...needed]) if (list.isError) void list.refetch();
    },
  };
}

export type AddressLists = ReturnType<typeof useAddressLists>;
