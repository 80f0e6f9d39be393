import type { OrderAddress } from '@shop/api-contracts';
import { addressLines } from '@shop/forms';
import { countryName } from '@shop/i18n';
import { useApp } from '@shop/platform';
import styles from './addresses.module.css';

/** An address in the postal format of its country. */
export function AddressText({ address }: { address: OrderAddress }) {
  const { tag } = useApp().locale;
  return (
    <address className={styles.address}>
      {addressLines(address, countryName(address.countryCode, tag)).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
