import { fieldBounds } from '@shop/api-contracts';
import { Button, Field, Select } from '@shop/design-system';
import { countriesQuery, enteredText, useFormText, zipCodeLabel } from '@shop/forms';
import { countryName, useI18n } from '@shop/i18n';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import type { Origin } from './use-origin.ts';
import styles from './place-choice.module.css';

/** Origin of distances: a postal code, or the reader's position. */
export function OriginForm({ origin }: { origin: Origin }) {
  const t = useText();
  const inForm = useFormText();
  const { tag } = useI18n().locale;
  const market = usePrefetchedQuery(settingsQuery()).market.country;
  const { data: countries = [] } = useQuery(countriesQuery());
  const { postalCode, state } = origin;
  const country = postalCode?.countryCode ?? market;
  const codes = [...new Set([...countries.map(({ code }) => code), country])];
  return (
    <div className={styles.origin}>
      <form
        className={styles.originForm}
        aria-label={t('rfq.origin.title')}
        onSubmit={(event) => {
          event.preventDefault();
          const entered = new FormData(event.currentTarget);
          origin.ask({
            zipCode: enteredText(entered, 'fromZipCode') ?? '',
            countryCode: enteredText(entered, 'fromCountryCode') ?? market,
          });
        }}
      >
        <Field
          name="fromZipCode"
          label={zipCodeLabel(inForm, country)}
          defaultValue={postalCode?.zipCode ?? ''}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          className={styles.zipCode}
          onInput={({ currentTarget }) => {
            currentTarget.value = currentTarget.value.slice(0, fieldBounds.zipCode);
          }}
        />
        <Select
          name="fromCountryCode"
          label={inForm('address.countryCode')}
          defaultValue={country}
          autoComplete="country"
          className={styles.country}
        >
          {codes.map((code) => (
            <option key={code} value={code}>
              {countryName(code, tag)}
            </option>
          ))}
        </Select>
        <Button type="submit" pending={state === 'looking'}>
          {t('rfq.origin.show')}
        </Button>
        <Button pending={state === 'locating'} onClick={origin.locate}>
          {t('rfq.origin.here')}
        </Button>
      </form>
      <p role="status" className={state === 'known' ? 'muted' : styles.originError}>
        {sentence(t, origin, tag)}
      </p>
    </div>
  );
}

function sentence(t: ReturnType<typeof useText>, { state, postalCode }: Origin, tag: string): string {
  const place = postalCode ? `${postalCode.zipCode}, ${countryName(postalCode.countryCode, tag)}` : '';
  switch (state) {
    case 'known':
      return postalCode ? t('rfq.origin.from', { place }) : t('rfq.origin.fromHere');
    case 'unknown':
      return t('rfq.origin.unknown', { place });
    case 'failed':
      return t('rfq.origin.failed');
    case 'refused':
      return t('rfq.origin.refused');
    default:
      return '';
  }
}
