import { calls, fieldBounds, NotAuthenticatedError } from '@shop/api-contracts';
import { Button, Field, Form, FormActions, FormRow, RadioGroup, showToast } from '@shop/design-system';
import { DraftNotice, PhoneField, fieldErrorsOf, useFormDraft, useFormText } from '@shop/forms';
import { callOrThrow, settingsQuery, useApp, usePrefetchedQuery, userQuery, type ShownPerson } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SaveFailure } from '../layout/save-failure.tsx';
import { useText } from '../text.ts';
import { numberFields, profileOf, profileValues, type ProfileField } from './profile-values.ts';
import styles from './profile-page.module.css';

/** Name, company, phone and the numbers that the market requires. Concurrent changes: the last one wins. */
export function ProfileForm({ person: { user, session } }: { person: ShownPerson }) {
  const t = useText();
  const inForm = useFormText();
  const app = useApp();
  const draft = useFormDraft({ form: 'profile', owner: session.accountRef, saved: profileValues(user) });
  const errorOf = useProfileErrors();
  const save = useMutation({
    mutationFn: (entered: FormData) => callOrThrow(app.api, calls.user.update, { body: profileOf(entered, user) }),
    onSuccess(saved) {
      app.queryClient.setQueryData(userQuery(session.accountRef).queryKey, saved);
      draft.finish();
      showToast({ type: 'success', text: t('portal.saved') });
    },
  });
  const errors = fieldErrorsOf(save.error, (field) =>
    field === 'unprintable' ? inForm('form.error.unprintable') : errorOf(field as ProfileField),
  );
  return (
    <Form
      key={draft.key}
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={save.isPending}
      onChange={draft.onChange}
      onSubmit={(entered) => save.mutateAsync(entered)}
    >
      <DraftNotice draft={draft} />
      <ProfileFields draft={draft} />
      {errors.length === 0 && !(save.error instanceof NotAuthenticatedError) && <SaveFailure error={save.error} />}
      <FormActions>
        <Button type="submit" variant="go" pending={save.isPending} pendingText={t('portal.saving')}>
          {t('portal.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

function ProfileFields({ draft }: { draft: ReturnType<typeof useFormDraft> }) {
  const t = useText();
  const inForm = useFormText();
  const settings = usePrefetchedQuery(settingsQuery());
  const errorOf = useProfileErrors();
  const [kind, setKind] = useState(draft.values['isCompany'] ?? 'person');
  const isCompany = kind === 'company';
  const fieldOf = (name: ProfileField, { isRequired }: { isRequired: boolean }) => {
    const note = draft.isRestored(name) ? inForm('form.notSaved') : isRequired ? undefined : inForm('form.optional');
    return {
      name,
      label: t(`portal.field.${name}`),
      defaultValue: draft.values[name] ?? '',
      maxLength: bounds[name],
      counterText: (used: number, max: number) => inForm('form.counter', { used, max }),
      required: isRequired,
      errorText: () => errorOf(name),
      ...(note === undefined ? {} : { labelNote: note }),
    };
  };
  return (
    <>
      <FormRow>
        <Field {...fieldOf('firstName', { isRequired: true })} autoComplete="given-name" />
        <Field {...fieldOf('lastName', { isRequired: true })} autoComplete="family-name" />
      </FormRow>
      <PhoneField
        {...fieldOf('phoneNumber', { isRequired: false })}
        country={settings.market.country}
        hint={t('portal.field.phoneNumberHint')}
        invalidText={t('portal.error.phoneNumber')}
      />
      <RadioGroup
        label={t('portal.profile.kind')}
        name="isCompany"
        options={[
          { value: 'company', label: t('portal.profile.company') },
          { value: 'person', label: t('portal.profile.person') },
        ]}
        defaultValue={kind}
        onChange={setKind}
      />
      {isCompany && (
        <>
          <Field {...fieldOf('companyName', { isRequired: true })} autoComplete="organization" />
          <FormRow>
            {numberFields
              .filter(({ flag }) => settings[flag] !== 'Off')
              .map(({ name, flag }) => (
                <Field
                  key={name}
                  {...fieldOf(name, { isRequired: settings[flag] === 'Required' })}
                  autoComplete="off"
                  spellCheck={false}
                  {...(name === 'vatId' ? { hint: t('portal.field.vatIdHint') } : {})}
                />
              ))}
          </FormRow>
        </>
      )}
    </>
  );
}

const bounds: Record<ProfileField, number> = {
  firstName: fieldBounds.name,
  lastName: fieldBounds.name,
  companyName: fieldBounds.name,
  phoneNumber: fieldBounds.phoneNumber,
  companyNumber: fieldBounds.registrationNumber,
  electronicInvoiceNumber: fieldBounds.registrationNumber,
  vatId: fieldBounds.registrationNumber,
};

/** Returns the error text for a field, for errors of the browser and of the server. */
function useProfileErrors(): (field: ProfileField) => string {
  const t = useText();
  return (field) => (field in bounds ? t(`portal.error.${field}`) : t('portal.error.other'));
}
