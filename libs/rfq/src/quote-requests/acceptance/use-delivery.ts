import type { OrderAddress } from '@shop/api-contracts';
import {
  addressValues,
  enteredAddress,
  useAddressErrors,
  useAddressLists,
  type AddressLists,
  type FormValues,
} from '@shop/forms';
import { useApp, usePortalPerson } from '@shop/platform';

/** Data for choosing and entering a delivery address. */
export interface Delivery extends Pick<AddressLists, 'addresses' | 'countries' | 'states'> {
  /** Initial values: the account's default address, else a new one. */
  begin: FormValues;
  addressOf: (entered: FormData) => OrderAddress;
  /** Error text of a field. */
  errorOf: (field: string) => string;
}

/**
 * Undefined while loading. A new address can be entered even if the account's fail to load.
 * @param isNeeded true if the order is placed at once, without the checkout
 */
export function useDelivery(isNeeded: boolean): {
  delivery: Delivery | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const { scope, user } = usePortalPerson();
  const { country } = useApp().locale;
  const { addresses, countries, states, isLoading, error, retry } = useAddressLists(scope, { enabled: isNeeded });
  const errorOf = useAddressErrors(countries);
  const delivery: Delivery = {
    addresses,
    countries,
    states,
    begin: addressValues({ addresses, countries, country, companyOrName: user.companyName }),
    addressOf: (entered) => enteredAddress(entered, addresses).address,
    errorOf: (field) => errorOf(field, ''),
  };
  return { delivery: isLoading || error ? undefined : delivery, isFailed: error !== null, retry };
}
