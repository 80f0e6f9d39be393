import type { Address, AddressFields, Country, CountryStates } from '@shop/api-contracts';
import { Checkbox } from '@shop/design-system';
import { AddressFieldset, anotherAddress, OwnAddressChoice, useFormText, type FormDraft } from '@shop/forms';
import { useState } from 'react';
import { useText } from '../../text.ts';
import styles from '../checkout-page.module.css';

interface AddressChoiceProps {
  label: string;
  addresses: readonly Address[];
  countries: readonly Country[];
  states: readonly CountryStates[];
  draft: FormDraft;
}

/** Choice between the account's addresses and a new one, which can be saved to the account. */
export function AddressChoice({ label, addresses, countries, states, draft }: AddressChoiceProps) {
  const t = useText();
  const inForm = useFormText();
  const begin = draft.values['addressId'];
  const [chosen, choose] = useState(addresses.some(({ id }) => id === begin) ? begin! : anotherAddress);
  const noteOf = (name: keyof AddressFields) => (draft.isRestored(name) ? inForm('form.notSaved') : undefined);
  return (
    <>
      <OwnAddressChoice label={label} addresses={addresses} value={chosen} onChange={choose} />
      {chosen === anotherAddress && (
        <fieldset className={styles.group}>
          <legend className={addresses.length > 0 ? undefined : 'sr'}>{t('checkout.address.new')}</legend>
          <AddressFieldset values={draft.values} countries={countries} states={states} noteOf={noteOf} />
          <Checkbox
            name="saveAddress"
            label={t('checkout.address.keep')}
            defaultChecked={draft.values['saveAddress'] === 'on'}
          />
        </fieldset>
      )}
    </>
  );
}
