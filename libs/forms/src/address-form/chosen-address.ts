import type { Address, Country, OrderAddress } from '@shop/api-contracts';
import { enteredText, type FormValues } from '../form-draft/form-values.ts';
import { addressOf } from './address-fieldset.tsx';
import { usualAddress } from './own-addresses.ts';

/** Value of the choice `addressId` that is none of the account's addresses. */
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
  /** What was chosen or entered before. */
  saved?: OrderAddress | null;
  /** Which of the account's addresses is usual here; that of deliveries unless told. */
  isUsual?: (address: Address) => boolean;
  /** Of a new address, where it is among the countries. */
  country: string;
  companyOrName: string;
}

/** What the fields of an address begin with: what was saved, else the usual one of the account, else a new one. */
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
  /** It is new, and wanted among the account's addresses. */
  isToBeKept: boolean;
}

/** The address that was chosen or entered. */
export function enteredAddress(entered: FormData, addresses: readonly Address[]): EnteredAddress {
  const id = enteredText(entered, 'addressId');
  const chosen = addresses.find((address) => address.id === id);
  return chosen
    ? { address: orderAddressOf(chosen), isToBeKept: false }
    : { address: addressOf(entered), isToBeKept: entered.has('saveAddress') };
}
