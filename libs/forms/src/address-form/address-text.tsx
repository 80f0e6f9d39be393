import type { OrderAddress } from '@shop/api-contracts';
import { AddressLines } from '@shop/design-system';
import { countryName, useI18n } from '@shop/i18n';
import { addressLines } from './address-layout.ts';

/** An address in the postal format of its country. */
export function AddressText({ address }: { address: OrderAddress }) {
  const { tag } = useI18n().locale;
  return <AddressLines lines={addressLines(address, countryName(address.countryCode, tag))} />;
}
