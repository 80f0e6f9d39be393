import { fieldBounds, type AddressFields, type Country, type CountryStates } from '@shop/api-contracts';
import { Field, FormRow, Select } from '@shop/design-system';
import { Fragment, useState, type ReactNode } from 'react';
import { useFormText } from '../form-text.ts';
import { enteredText, type FormValues } from '../form-draft/form-values.ts';
import { partOrder } from './address-layout.ts';
import { useAddressErrors } from './use-address-errors.ts';

interface AddressFieldsetProps {
  /** Initial values by name of `AddressFields`. */
  values: FormValues;
  countries: readonly Country[];
  states: readonly CountryStates[];
  /** Note after the label of a field, for instance that its input is unsaved. */
  noteOf?: (field: keyof AddressFields) => string | undefined;
}

/**
 * The fields of an address, for use in a `Form`: in the order of the chosen country, with its postal code format, and its states if it has
 * any. Read them on submit with `addressOf`.
 */
export function AddressFieldset({ values, countries, states, noteOf = () => undefined }: AddressFieldsetProps) {
  const t = useFormText();
  const errorOf = useAddressErrors(countries);
  const [countryCode, setCountryCode] = useState(values['countryCode'] ?? '');
  const country = countries.find(({ code }) => code === countryCode);
  const statesHere = states.find((one) => one.countryCode === countryCode)?.states ?? [];
  const counterText = (used: number, max: number) => t('form.counter', { used, max });
  const textField = (name: 'companyOrName' | 'streetAddress' | 'addressLineTwo' | 'city') => ({
    name,
    label: t(`address.${name}`),
    defaultValue: values[name] ?? '',
    maxLength: bounds[name],
    counterText,
    ...note(name),
  });
  function note(name: keyof AddressFields, isOptional = false) {
    const labelNote = noteOf(name) ?? (isOptional ? t('form.optional') : undefined);
    return labelNote === undefined ? {} : { labelNote };
  }

  const parts: Record<ReturnType<typeof partOrder>[number], ReactNode> = {
    zipCode: (
      <Field
        {...note('zipCode', country?.postalCode === null)}
        name="zipCode"
        label={zipCodeLabel(t, countryCode)}
        defaultValue={values['zipCode'] ?? ''}
        maxLength={fieldBounds.zipCode}
        counterText={counterText}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        required={country?.postalCode !== null}
        pattern={country?.postalCode ? `\\s*(?:${country.postalCode.pattern})\\s*` : undefined}
        errorText={() => errorOf('zipCode', countryCode)}
        {...(country?.postalCode ? { hint: t('address.zipCodeHint', { example: country.postalCode.example }) } : {})}
      />
    ),
    city: (
      <Field
        {...textField('city')}
        autoComplete="address-level2"
        required
        errorText={() => errorOf('city', countryCode)}
      />
    ),
    stateCode: statesHere.length > 0 && (
      <Select
        key={countryCode}
        {...note('stateCode')}
        name="stateCode"
        label={t('address.stateCode')}
        defaultValue={statesHere.some(({ code }) => code === values['stateCode']) ? values['stateCode'] : ''}
        autoComplete="address-level1"
        required
        errorText={() => errorOf('stateCode', countryCode)}
      >
        <option value="">{t('address.choose')}</option>
        {statesHere.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    ),
  };
  return (
    <>
      <Select
        {...note('countryCode')}
        name="countryCode"
        label={t('address.countryCode')}
        value={countryCode}
        onChange={(event) => setCountryCode(event.currentTarget.value)}
        autoComplete="country"
        required
        errorText={() => errorOf('countryCode', countryCode)}
      >
        <option value="">{t('address.choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        {...textField('companyOrName')}
        autoComplete="organization"
        required
        errorText={() => errorOf('companyOrName', countryCode)}
      />
      <Field
        {...textField('streetAddress')}
        autoComplete="address-line1"
        required
        errorText={() => errorOf('streetAddress', countryCode)}
      />
      <Field
        {...textField('addressLineTwo')}
        {...note('addressLineTwo', true)}
        autoComplete="address-line2"
        hint={t('address.addressLineTwoHint')}
      />
      <FormRow>
        {partOrder(countryCode).map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
      </FormRow>
    </>
  );
}

const bounds = {
  companyOrName: fieldBounds.name,
  streetAddress: fieldBounds.addressLine,
  addressLineTwo: fieldBounds.addressLine,
  city: fieldBounds.city,
};

/** The country's own name for the postal code. */
export function zipCodeLabel(t: ReturnType<typeof useFormText>, countryCode: string): string {
  if (countryCode === 'US') return t('address.zipCode.US');
  if (countryCode === 'BR') return t('address.zipCode.BR');
  if (countryCode === 'IE') return t('address.zipCode.IE');
  return t('address.zipCode');
}

/** The entered address, as the API expects it. */
export function addressOf(
  entered: FormData,
): Omit<AddressFields, 'displayName' | 'defaultDelivery' | 'defaultInvoice'> {
  const text = (name: keyof AddressFields) => enteredText(entered, name) ?? '';
  return {
    companyOrName: text('companyOrName'),
    streetAddress: text('streetAddress'),
    addressLineTwo: text('addressLineTwo'),
    zipCode: text('zipCode'),
    city: text('city'),
    countryCode: text('countryCode'),
    stateCode: text('stateCode'),
  };
}
