import { Field, type FieldProps } from '@shop/design-system';
import { useRef, useState } from 'react';
import { internationalNumber } from './international-number.ts';

export type PhoneFieldProps = FieldProps & {
  /** ISO 3166-1 alpha-2: assumed for a number without a country code. */
  country: string;
  /** Shown for an invalid number. */
  invalidText: string;
};

/** A phone number field: a number without a country code is read as one of `country`, and is reformatted internationally on blur. */
export function PhoneField({ country, invalidText, defaultValue = '', ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(String(defaultValue));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  async function check(entered: string) {
    const found = await internationalNumber(entered, country);
    // changed while the library was loading
    if (input.current?.value !== entered) return;
    const message = found === null ? invalidText : undefined;
    input.current.setCustomValidity(message ?? '');
    setError(message);
    if (found) setValue(found);
  }
  return (
    <Field
      {...rest}
      ref={input}
      variant="tel"
      value={value}
      error={error}
      onChange={(event) => {
        event.currentTarget.setCustomValidity('');
        setError(undefined);
        setValue(event.currentTarget.value);
      }}
      onBlur={(event) => void check(event.currentTarget.value)}
    />
  );
}
