import { fieldBounds } from '@shop/api-contracts';
import { Field, FormRow, Select } from '@shop/design-system';
import type { MapPosition } from '@shop/design-system/map';
import { countriesQuery, countryStatesQuery, useFormText, type FormValues } from '@shop/forms';
import { usePrefetchedQuery } from '@shop/platform';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import { MapChoice } from './map-choice.tsx';
import { readDegrees } from './read-degrees.ts';

/** Country and state belong together: another country has other states. */
export function PlaceFields({ values }: { values: FormValues }) {
  const t = useText();
  const inForm = useFormText();
  const countries = usePrefetchedQuery(countriesQuery());
  const states = usePrefetchedQuery(countryStatesQuery());
  const [country, setCountry] = useState(values['country']);
  const regions = states.find(({ countryCode }) => countryCode === country)?.states ?? [];
  return (
    <>
      <Field
        name="inUseAt"
        label={t('units.installation.inUseAt')}
        hint={t('units.installation.inUseAtHint')}
        defaultValue={values['inUseAt']}
        maxLength={fieldBounds.name}
        autoComplete="off"
      />
      <Field
        name="address"
        label={inForm('address.streetAddress')}
        defaultValue={values['address']}
        maxLength={fieldBounds.addressLine}
        autoComplete="off"
      />
      <FormRow>
        <Field
          name="zip"
          label={inForm('address.zipCode')}
          defaultValue={values['zip']}
          maxLength={fieldBounds.zipCode}
          autoComplete="off"
        />
        <Field
          name="city"
          label={inForm('address.city')}
          defaultValue={values['city']}
          maxLength={fieldBounds.city}
          autoComplete="off"
        />
      </FormRow>
      <FormRow>
        <Select
          name="country"
          label={t('units.installation.country')}
          value={country}
          onChange={({ currentTarget: { value } }) => setCountry(value)}
        >
          <option value="">{inForm('address.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        {regions.length > 0 ? (
          <Select key={country} name="region" label={inForm('address.stateCode')} defaultValue={values['region']}>
            <option value="">{inForm('address.choose')}</option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <Field
            key={country}
            name="region"
            label={inForm('address.stateCode')}
            labelNote={inForm('form.optional')}
            defaultValue={values['country'] === country ? values['region'] : ''}
            maxLength={fieldBounds.city}
            autoComplete="off"
          />
        )}
      </FormRow>
      <Degrees values={values} />
    </>
  );
}

/** Latitude and longitude, typed or chosen on a map, which follow each other. */
function Degrees({ values }: { values: FormValues }) {
  const t = useText();
  const inForm = useFormText();
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState({ latitude: values['latitude'] ?? '', longitude: values['longitude'] ?? '' });
  const latitude = readDegrees(typed.latitude, 90);
  const longitude = readDegrees(typed.longitude, 180);
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number';
  const choose = (position: MapPosition) => {
    for (const name of ['latitude', 'longitude'] as const) {
      enter(fields.current?.querySelector(`input[name=${name}]`), asText(position[name]));
    }
  };
  return (
    <>
      <div ref={fields}>
        <FormRow>
          {(['latitude', 'longitude'] as const).map((name) => (
            <Field
              key={name}
              name={name}
              label={t(`units.installation.${name}`)}
              labelNote={inForm('form.optional')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={values[name] ?? ''}
              onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </FormRow>
      </div>
      <MapChoice position={isKnown ? { latitude, longitude } : null} onChange={choose} />
    </>
  );
}

/** To about a metre. */
const asText = (degrees: number): string => String(Math.round(degrees * 1e5) / 1e5);

/** Changes a field as typing does, so that the form notices what is unsaved. */
function enter(field: HTMLInputElement | null | undefined, text: string): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
