import { calls, type TaxExempt } from '@shop/api-contracts';
import {
  Button,
  DayField,
  Form,
  FormActions,
  FormRow,
  Select,
  showToast,
  useFocusLater,
  useUpload,
} from '@shop/design-system';
import {
  DraftNotice,
  enteredText,
  fieldErrorsOf,
  uploadBounds,
  UploadField,
  useFormDraft,
  useFormText,
} from '@shop/forms';
import { localDay } from '@shop/i18n';
import { callOrThrow, codeOf, useApp, usePortalPerson } from '@shop/platform';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import { rowId } from './tax-exempt-table.tsx';
import { taxExemptsQuery } from './tax-exempts-query.ts';
import { useStateName, useUsStates } from './use-state-name.ts';
import styles from './tax-exempts.module.css';

/** Longest time for which upstream takes a certificate, in years. */
const maxYears = 10;

function inYears(years: number): Date {
  const day = new Date();
  day.setFullYear(day.getFullYear() + years);
  return day;
}

interface Entered {
  stateCode: string;
  expiryDate: string;
}

/** Form for a certificate with its state and last day. */
export function AddTaxExempt() {
  const t = useText();
  const inForm = useFormText();
  const { api, queryClient } = useApp();
  const { session, scope } = usePortalPerson();
  const stateName = useStateName();
  const states = useUsStates();
  const entered = useRef<Entered>({ stateCode: '', expiryDate: '' });
  const [added, setAdded] = useState(0);
  const focusLater = useFocusLater();
  const draft = useFormDraft({
    form: 'taxExempt',
    owner: session.accountRef,
    saved: { stateCode: '', expiryDate: '' },
  });
  const upload = useUpload({
    ...uploadBounds,
    upload: (file, options) =>
      callOrThrow(api, calls.taxExempts.add, { query: { country: 'US', ...entered.current } }, { file, ...options }),
  });
  const { error, share, uploadError } = upload;
  const isSending = share !== undefined;
  const messages: Record<string, string> = {
    stateCode: t('portal.taxExempts.error.stateCode'),
    expiryDate: t('portal.taxExempts.error.expiryDate'),
  };
  // errors of the file are shown at the file field
  const errors =
    codeOf(error) === 'date_past' || codeOf(error) === 'date_too_late'
      ? [{ field: 'expiryDate', message: messages['expiryDate']! }]
      : fieldErrorsOf(error, (field) => messages[field] ?? field, { prefix: 'query' });

  async function send(form: FormData): Promise<void> {
    entered.current = {
      stateCode: enteredText(form, 'stateCode') ?? '',
      expiryDate: (enteredText(form, 'expiryDate') ?? '').slice(0, 10),
    };
    await accept(await upload.send());
  }
  async function accept(exempt: TaxExempt | undefined): Promise<void> {
    if (!exempt) return;
    draft.discard();
    upload.clear();
    setAdded(added + 1);
    await queryClient.invalidateQueries({ queryKey: taxExemptsQuery(scope).queryKey });
    showToast({ type: 'success', text: t('portal.taxExempts.added', { state: stateName(exempt.stateCode) }) });
    focusLater(rowId(exempt.id));
  }

  return (
    <section className={styles.add} aria-labelledby="add-tax-exempt">
      <h2 id="add-tax-exempt">{t('portal.taxExempts.add')}</h2>
      <Form
        key={`${draft.key} ${added}`}
        errorsTitle={inForm('form.errors')}
        errors={errors}
        busy={isSending}
        onChange={draft.onChange}
        onSubmit={send}
      >
        <DraftNotice draft={draft} />
        <FormRow>
          <Select
            name="stateCode"
            label={t('portal.taxExempts.state')}
            required
            defaultValue={draft.values['stateCode'] ?? ''}
            errorText={() => messages['stateCode']!}
          >
            <option value="">{inForm('address.choose')}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <DayField
            name="expiryDate"
            label={t('portal.taxExempts.expiryDate')}
            hint={t('portal.taxExempts.expiryDateHint')}
            required
            min={localDay()}
            max={localDay(inYears(maxYears))}
            autoComplete="off"
            defaultValue={draft.values['expiryDate'] ?? ''}
            errorText={() => messages['expiryDate']!}
          />
        </FormRow>
        <UploadField
          name="formFile"
          label={t('portal.taxExempts.file')}
          required
          upload={{
            ...upload,
            uploadError: errors.length > 0 && uploadError === 'failed' ? undefined : uploadError,
            send: retry,
          }}
        />
        <FormActions>
          <Button type="submit" variant="go" pending={isSending} pendingText={t('portal.saving')}>
            {t('portal.taxExempts.submit')}
          </Button>
        </FormActions>
      </Form>
    </section>
  );

  async function retry(): Promise<TaxExempt | undefined> {
    const exempt = await upload.send();
    await accept(exempt);
    return exempt;
  }
}
