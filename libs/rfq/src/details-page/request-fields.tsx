import { fieldBounds, type QuoteContact } from '@shop/api-contracts';
import { DayField, Field, FormRow, Select, TextArea } from '@shop/design-system';
import { countriesQuery, PhoneField, useFormText, zipCodeLabel, type FormDraft } from '@shop/forms';
import { countryName, useI18n } from '@shop/i18n';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { useText } from '../text.ts';
import { lastWantedDay, localToday } from './local-today.ts';
import { useRequestErrors } from './use-request-errors.ts';
import styles from './request-form.module.css';

type FieldName = keyof QuoteContact | 'text';

/** Contact fields and remarks on the whole request. */
export function RequestFields({ draft }: { draft: FormDraft }) {
  const t = useText();
  const inForm = useFormText();
  const { country } = usePrefetchedQuery(settingsQuery()).market;
  const { user } = useQuoteRequest().person;
  const errorOf = useRequestErrors();
  const noteOf = (name: string, isRequired: boolean) => {
    const note = draft.isRestored(name) ? inForm('form.notSaved') : isRequired ? undefined : inForm('form.optional');
    return note === undefined ? {} : { labelNote: note };
  };
  const fieldOf = (name: FieldName, isRequired = false) => ({
    name,
    label: t(`rfq.field.${name}`),
    defaultValue: draft.values[name] ?? '',
    maxLength: bounds[name],
    counterText: (used: number, max: number) => inForm('form.counter', { used, max }),
    required: isRequired,
    errorText: () => errorOf(name),
    ...noteOf(name, isRequired),
  });
  return (
    <>
      <h2>{t('rfq.details.contact')}</h2>
      <FormRow>
        <Field {...fieldOf('firstName', true)} autoComplete="given-name" />
        <Field {...fieldOf('lastName', true)} autoComplete="family-name" />
      </FormRow>
      <Field {...fieldOf('companyName')} autoComplete="organization" />
      <FormRow>
        <Field {...fieldOf('email', true)} variant="email" hint={t('rfq.field.emailHint', { email: user.email })} />
        <PhoneField
          {...fieldOf('phoneNumber', true)}
          country={country}
          hint={t('rfq.field.phoneNumberHint')}
          invalidText={t('rfq.error.phoneNumber')}
        />
      </FormRow>
      <h2>{t('rfq.details.request')}</h2>
      <FormRow>
        <Field {...fieldOf('reference')} autoComplete="off" spellCheck={false} hint={t('rfq.field.referenceHint')} />
        <DayField
          {...noteOf('wantedDate', false)}
          name="wantedDate"
          label={t('rfq.field.wantedDate')}
          hint={t('rfq.field.wantedDateHint')}
          defaultValue={draft.values['wantedDate'] ?? ''}
          min={localToday()}
          max={lastWantedDay()}
          autoComplete="off"
          errorText={() => errorOf('wantedDate')}
          className={styles.day}
        />
      </FormRow>
      <PlaceFields draft={draft} />
      <TextArea {...fieldOf('text')} hint={t('rfq.field.textHint')} />
    </>
  );
}

/** Place of delivery, which decides what suppliers ask for freight; without a town nothing is sent. */
function PlaceFields({ draft }: { draft: FormDraft }) {
  const t = useText();
  const inForm = useFormText();
  const { tag } = useI18n().locale;
  const market = usePrefetchedQuery(settingsQuery()).market.country;
  const { data: countries = [] } = useQuery(countriesQuery());
  const country = draft.values['deliveryCountry'] || market;
  const codes = [...new Set([...countries.map(({ code }) => code), country])];
  const noteOf = (name: string) => ({ labelNote: inForm(draft.isRestored(name) ? 'form.notSaved' : 'form.optional') });
  return (
    <fieldset className={styles.place}>
      <legend>{t('rfq.field.place')}</legend>
      <p className="muted">{t('rfq.field.placeHint')}</p>
      <FormRow>
        <Field
          {...noteOf('deliveryZipCode')}
          name="deliveryZipCode"
          label={zipCodeLabel(inForm, country)}
          defaultValue={draft.values['deliveryZipCode'] ?? ''}
          maxLength={fieldBounds.zipCode}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Field
          {...noteOf('deliveryCity')}
          name="deliveryCity"
          label={inForm('address.city')}
          defaultValue={draft.values['deliveryCity'] ?? ''}
          maxLength={fieldBounds.city}
          autoComplete="off"
        />
        {/* the list may load later than the form */}
        <Select key={codes.length} name="deliveryCountry" label={inForm('address.countryCode')} defaultValue={country}>
          {codes.map((code) => (
            <option key={code} value={code}>
              {countryName(code, tag)}
            </option>
          ))}
        </Select>
      </FormRow>
    </fieldset>
  );
}

const bounds: Record<FieldName, number> = {
  firstName: fieldBounds.name,
  lastName: fieldBounds.name,
  companyName: fieldBounds.name,
  email: fieldBounds.email,
  phoneNumber: fieldBounds.phoneNumber,
  reference: fieldBounds.reference,
  text: fieldBounds.quoteText,
};
