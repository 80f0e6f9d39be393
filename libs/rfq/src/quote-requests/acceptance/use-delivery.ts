import { calls, type Address, type Country, type CountryStates, type OrderAddress } from '@shop/api-contracts';
import {
  addressOf,
  apiQuery,
  countriesQuery,
  countryStatesQuery,
  enteredText,
  useAddressFaults,
  useApp,
  type FormValues,
} from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { usePortalPerson } from '../../use-portal-person.ts';

/** Value of the choice that is none of the account's addresses. */
export const anotherAddress = 'another';

/** What a delivery address is chosen from and entered with. */
export interface Delivery {
  addresses: readonly Address[];
  countries: readonly Country[];
  states: readonly CountryStates[];
  /** What the fields begin with: the usual address of the account, else a new one. */
  begin: FormValues;
  addressOf: (entered: FormData) => OrderAddress;
  /** The sentence for a fault that was found in a field. */
  faultOf: (field: string) => string;
}

/**
 * Undefined while it is read. Without one's own addresses a new one can be entered all the same.
 * @param isNeeded the order is placed at once, and nothing else asks where it goes
 */
export function useDelivery(isNeeded: boolean): {
  delivery: Delivery | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const { scope, user } = usePortalPerson();
  const { locale } = useApp();
  const own = useQuery({
    ...apiQuery(calls.addresses.list, {}, { scope, excludedFromLoader: true, staleTime: 0 }),
    enabled: isNeeded,
    refetchOnWindowFocus: false,
  });
  const countries = useQuery({ ...countriesQuery(), enabled: isNeeded });
  const states = useQuery({ ...countryStatesQuery(), enabled: isNeeded });
  const faultOf = useAddressFaults(countries.data ?? []);
  const addresses = own.data ?? (own.isError ? [] : undefined);
  const usual = addresses?.find(({ defaultDelivery }) => defaultDelivery) ?? addresses?.[0];
  const delivery: Delivery | undefined =
    addresses && countries.data && states.data
      ? {
          addresses,
          countries: countries.data,
          states: states.data,
          begin: {
            addressId: usual?.id ?? anotherAddress,
            countryCode: countries.data.some(({ code }) => code === locale.country) ? locale.country : '',
            companyOrName: user.companyName,
          },
          addressOf(entered) {
            const id = enteredText(entered, 'addressId');
            const chosen = addresses.find((address) => address.id === id);
            return chosen ? orderAddressOf(chosen) : addressOf(entered);
          },
          faultOf: (field) => faultOf(field, ''),
        }
      : undefined;
  return {
    delivery,
    isFailed: (countries.isError && !countries.data) || (states.isError && !states.data),
    retry: () => {
      for (const list of [own, countries, states]) if (list.isError) void list.refetch();
    },
  };
}

const orderAddressOf = ({
  companyOrName,
  streetAddress,
  addressLineTwo,
  zipCode,
  city,
  countryCode,
  stateCode,
}: OrderAddress): OrderAddress => ({
  companyOrName,
  streetAddress,
  addressLineTwo,
  zipCode,
  city,
  countryCode,
  stateCode,
});
