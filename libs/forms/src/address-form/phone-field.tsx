import { Field, type FieldProps } from '@shop/design-system';
import { useRef, useState } from 'react';
import { internationalNumber } from './international-number.ts';

export type PhoneFieldProps = FieldProps & {
  /** ISO 3166-1 alpha-2: what a number without a country is read as. */
  country: string;
  /** The sentence for what is no number. */
  faultText: string;
};

/** A phone number: read as one of the market's country where it names no other, and shown in international form once it is left. */
export function PhoneField({ country, faultText, defaultValue = '', ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(String(defaultValue));
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  async function check(entered: string) {
    const found = await internationalNumber(entered, country);
    // typed on meanwhile
    if (input.current?.value !== entered) return;
    const message = found === null ? faultText : undefined;
    input.current.setCustomValidity(message ?? '');
    setFault(message);
    if (found) setValue(found);
  }
  return (
    <Field
      {...rest}
      ref={input}
      variant="tel"
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
