import { AddressFieldset, anotherAddress, OwnAddressChoice, type FormDraft } from '@shop/forms';
import { useState } from 'react';
import { useText } from '../../text.ts';
import type { Delivery } from './use-delivery.ts';
import styles from './acceptance.module.css';

/** Delivery address of an order placed at once: one of the account's, or a new one. */
export function DeliveryChoice({ delivery, draft }: { delivery: Delivery; draft: FormDraft }) {
  const t = useText();
  const { addresses, countries, states } = delivery;
  const [chosen, choose] = useState(draft.values['addressId'] ?? anotherAddress);
  return (
    <>
      <OwnAddressChoice label={t('rfq.accept.delivery')} addresses={addresses} value={chosen} onChange={choose} />
      {chosen === anotherAddress && (
        <fieldset className={styles.address}>
          <legend className={addresses.length > 0 ? 'sr' : undefined}>{t('rfq.accept.delivery')}</legend>
          <AddressFieldset values={draft.values} countries={countries} states={states} />
        </fieldset>
      )}
    </>
  );
}
