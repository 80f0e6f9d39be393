import { countriesQuery, countryStatesQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useCheckout } from '../order/checkout-context.ts';
import { ownAddressesQuery } from './own-addresses.ts';

/** What addresses are chosen from and entered with. Without one's own addresses a new one can be entered all the same. */
export function useAddressLists() {
  const { person } = useCheckout();
  const own = useQuery({ ...ownAddressesQuery(person.scope), refetchOnWindowFocus: false });
  const countries = useQuery(countriesQuery());
  const states = useQuery(countryStatesQuery());
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
