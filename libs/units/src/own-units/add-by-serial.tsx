import { Button, Field, Form } from '@shop/design-system';
import { enteredText, useFormText } from '@shop/forms';
import { unitPaths, useShopNavigate } from '@shop/platform';
import { useState } from 'react';
import { serialOf } from '../unit/serial-of.ts';
import { useText } from '../text.ts';
import styles from './own-units.module.css';

interface AddBySerialProps {
  /** That the unit gets. */
  tag?: string | undefined;
  /** Code of a label that will lead to it. */
  label?: string | undefined;
  /** To begin with. */
  serial?: string | undefined;
}

/** A section of a page with the form that adds a unit. */
export function AddBySerial(known: AddBySerialProps) {
  const t = useText();
  return (
    <section className={styles.add} aria-labelledby="add-unit">
      <h2 id="add-unit">{t('units.own.add')}</h2>
      <AddBySerialForm {...known} />
    </section>
  );
}

/** Leads to the form that registers a unit, by the number on its nameplate. */
export function AddBySerialForm({ tag, label, serial = '' }: AddBySerialProps) {
  const t = useText();
  const inForm = useFormText();
  const navigate = useShopNavigate();
  const [isRefused, setRefused] = useState(false);
  return (
    <Form
      errorsTitle={inForm('form.errors')}
      errors={isRefused ? [{ field: 'serialNumber', message: t('units.register.error.serialNumber') }] : []}
      onSubmit={(entered) => {
        const serialNumber = serialOf({ serialNumber: enteredText(entered, 'serialNumber') ?? '' });
        setRefused(serialNumber === undefined);
        if (serialNumber !== undefined) navigate(unitPaths.registerProduct(serialNumber, { tag, label }));
      }}
    >
      <Field
        name="serialNumber"
        label={t('units.serialNumber')}
        hint={t('units.own.addHint')}
        required
        defaultValue={serial}
        maxLength={60}
        autoComplete="off"
        errorText={() => t('units.register.error.serialNumber')}
      />
      <p>
        <Button type="submit">{t('units.own.find')}</Button>
      </p>
    </Form>
  );
}
