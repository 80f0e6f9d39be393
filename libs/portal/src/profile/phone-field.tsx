import { Field, type FieldProps } from '@shop/design-system';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import { internationalNumber } from './international-number.ts';

/** A phone number: read as one of the market's country where it names no other, and shown in international form once it is left. */
export function PhoneField({ country, defaultValue = '', ...rest }: FieldProps & { country: string }) {
  const t = useText();
  const [value, setValue] = useState(String(defaultValue));
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  async function check(entered: string) {
    const found = await internationalNumber(entered, country);
    // typed on meanwhile
    if (input.current?.value !== entered) return;
    const message = found === null ? t('portal.fault.phoneNumber') : undefined;
    input.current.setCustomValidity(message ?? '');
    setFault(message);
    if (found) setValue(found);
  }
  return (
    <Field
      {...rest}
      ref={input}
      variant="tel"
      hint={t('portal.field.phoneNumberHint')}
      value={value}
      error={fault}
      onChange={(event) => {
        event.currentTarget.setCustomValidity('');
        setFault(undefined);
        setValue(event.currentTarget.value);
      }}
      onBlur={(event) => void check(event.currentTarget.value)}
    />
  );
}
