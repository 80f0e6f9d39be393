import type { Address } from '@shop/api-contracts';
import { RadioGroup } from '@shop/design-system';
import { countryName } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useFormText } from '../form-text.ts';
import { addressLines } from './address-layout.ts';
import { anotherAddress } from './chosen-address.ts';
import styles from './address-form.module.css';

interface OwnAddressChoiceProps {
  label: string;
  addresses: readonly Address[];
  /** An address id, or `anotherAddress`. */
  value: string;
  onChange: (value: string) => void;
}

/** Choice between the account's addresses and a new one, as `addressId` of a form; renders nothing if the account has none. */
export function OwnAddressChoice({ addresses, ...choice }: OwnAddressChoiceProps) {
  const t = useFormText();
  const { tag } = useApp().locale;
  if (addresses.length === 0) return null;
  return (
    <RadioGroup
      {...choice}
      name="addressId"
      appearance="cards"
      options={[
        ...addresses.map((address) => ({
          value: address.id,
          label: <strong className={styles.name}>{address.displayName}</strong>,
          hint: <bdi>{addressLines(address, countryName(address.countryCode, tag)).join(', ')}</bdi>,
        })),
        { value: anotherAddress, label: t('address.another') },
      ]}
    />
  );
}
