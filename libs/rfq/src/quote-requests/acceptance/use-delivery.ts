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

/** What a delivery address is chosen from and entered with. */
export interface Delivery extends Pick<AddressLists, 'addresses' | 'countries' | 'states'> {
  /** What the fields begin with: the usual address of the account, else a new one. */
  begin: FormValues;
  addressOf: (entered: FormData) => OrderAddress;
  /** The sentence for an error that was found in a field. */
  errorOf: (field: string) => string;
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
