import type { Address, Country, OrderAddress } from '@shop/api-contracts';
import { enteredText, type FormValues } from '../form-draft/form-values.ts';
import { addressOf } from './address-fieldset.tsx';
import { usualAddress } from './own-addresses.ts';

/** Value of `addressId` for an address that is not among the account's. */
export const anotherAddress = 'another';

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

const isSame = (one: OrderAddress, other: OrderAddress): boolean =>
  JSON.stringify(orderAddressOf(one)) === JSON.stringify(orderAddressOf(other));

interface Beginning {
  addresses: readonly Address[];
  countries: readonly Country[];
  /** Chosen or entered earlier. */
  saved?: OrderAddress | null;
  /** Selects the account's default address for this use; that of deliveries if omitted. */
  isUsual?: (address: Address) => boolean;
  /** Country of a new address, if it is on the list. */
  country: string;
  companyOrName: string;
}

/** Initial values of the fields: the saved address, else the account's default, else an empty one. */
export function addressValues(beginning: Beginning): FormValues {
  const { addresses, countries, saved = null, isUsual, country, companyOrName } = beginning;
  const begin = saved ? addresses.find((address) => isSame(address, saved)) : usualAddress(addresses, isUsual);
  const isOther = saved !== null && begin === undefined;
  const countryCode = countries.some(({ code }) => code === country) ? country : '';
  return {
    addressId: begin?.id ?? anotherAddress,
    saveAddress: '',
    ...(isOther ? orderAddressOf(saved) : { countryCode, companyOrName }),
  };
}

export interface EnteredAddress {
  address: OrderAddress;
  /** True for a new address that is to be added to the account's. */
  isToBeKept: boolean;
}

/** The chosen or entered address of a submitted form. */
export function enteredAddress(entered: FormData, addresses: readonly Address[]): EnteredAddress {
  const id = enteredText(entered, 'addressId');
  const chosen = addresses.find((address) => address.id === id);
  return chosen
    ? { address: orderAddressOf(chosen), isToBeKept: false }
    : { address: addressOf(entered), isToBeKept: entered.has('saveAddress') };
}
