import { fieldBounds, type QuoteContact } from '@shop/api-contracts';
import { DayField, Field, FormRow, TextArea } from '@shop/design-system';
import { PhoneField, useFormText, type FormDraft } from '@shop/forms';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { localToday } from './local-today.ts';
import { useRequestErrors } from './use-request-errors.ts';
import styles from './request-form.module.css';

type FieldName = keyof QuoteContact | 'text';

/** Contact fields and remarks on the whole request. */
export function RequestFields({ draft }: { draft: FormDraft }) {
  const t = useText();
  const inForm = useFormText();
  const { country } = usePrefetchedQuery(settingsQuery()).market;
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
        <Field {...fieldOf('email', true)} variant="email" />
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
          autoComplete="off"
          errorText={() => errorOf('wantedDate')}
          className={styles.day}
        />
      </FormRow>
      <TextArea {...fieldOf('text')} hint={t('rfq.field.textHint')} />
    </>
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
