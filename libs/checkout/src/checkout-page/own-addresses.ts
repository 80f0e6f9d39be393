import { calls, type Address, type OrderAddress } from '@shop/api-contracts';
import { addressOf, apiQuery, enteredText, type FormValues } from '@shop/platform';

/** Own addresses, sorted by name; the same reading as that of the account's page. */
export const ownAddressesQuery = (scope: string) =>
  apiQuery(calls.addresses.list, {}, { scope, excludedFromLoader: true, staleTime: 0 });

/** Value of the choice that is none of the account's addresses. */
export const anotherAddress = 'another';

export const orderAddressOf = ({
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
  /** What the order has already. */
  saved: OrderAddress | null;
  /** Which of the account's addresses is usual here. */
  isUsual: (address: Address) => boolean;
  /** Of a new address. */
  country: string;
  companyOrName: string;
}

/** What the fields of an address begin with: what the order has, else the usual one of the account, else a new one. */
export function addressValues({ addresses, saved, isUsual, country, companyOrName }: Beginning): FormValues {
  const begin = saved ? addresses.find((address) => isSame(address, saved)) : (addresses.find(isUsual) ?? addresses[0]);
  const isOther = saved !== null && begin === undefined;
  return {
    addressId: begin?.id ?? anotherAddress,
    saveAddress: '',
    ...(isOther ? orderAddressOf(saved) : { countryCode: country, companyOrName }),
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
