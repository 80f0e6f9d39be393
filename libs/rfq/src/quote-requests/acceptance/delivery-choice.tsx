import { RadioGroup } from '@shop/design-system';
import { countryName } from '@shop/i18n';
import { AddressFieldset, addressLines, useApp, type FormDraft } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { anotherAddress, type Delivery } from './use-delivery.ts';
import styles from './acceptance.module.css';

/** Where an order that is placed at once goes: one of the account's addresses, or another. */
export function DeliveryChoice({ delivery, draft }: { delivery: Delivery; draft: FormDraft }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { addresses, countries, states } = delivery;
  const [chosen, choose] = useState(draft.values['addressId'] ?? anotherAddress);
  return (
    <>
      {addresses.length > 0 && (
        <RadioGroup
          label={t('rfq.accept.delivery')}
          name="addressId"
          appearance="cards"
          value={chosen}
          onChange={choose}
          options={[
            ...addresses.map((address) => ({
              value: address.id,
              label: <strong className={styles.addressName}>{address.displayName}</strong>,
              hint: addressLines(address, countryName(address.countryCode, tag)).join(', '),
            })),
            { value: anotherAddress, label: t('rfq.accept.anotherAddress') },
          ]}
        />
      )}
      {chosen === anotherAddress && (
        <fieldset className={styles.address}>
          <legend className={addresses.length > 0 ? 'sr' : undefined}>{t('rfq.accept.delivery')}</legend>
          <AddressFieldset values={draft.values} countries={countries} states={states} />
        </fieldset>
      )}
    </>
  );
}
