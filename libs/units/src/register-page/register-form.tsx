import { fieldBounds, NotAuthenticatedError, type NewUnit } from '@shop/api-contracts';
import { Button, Field, Form, FormActions, FormRow, Select } from '@shop/design-system';
import { enteredText, fieldErrorsOf, useFormText } from '@shop/forms';
import { codeOf, keepPendingAction, usePerson, usePrefetchedQuery, useSignInAddress } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { addUnitAction, addUnitErrorKey, type useAddUnit } from '../registration/use-add-unit.ts';
import { registerChoicesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import styles from './register-page.module.css';

/** As in the contract. */
const maxCodeLength = 60;
const maxTagLength = 40;

interface RegisterFormProps {
  serialNumber: string;
  /** That was scanned on the unit. */
  tag?: string | undefined;
  adding: ReturnType<typeof useAddUnit>;
  /** What was entered before signing in. */
  entered?: NewUnit | undefined;
}

/** Texts by the code of a refused tag. */
const tagErrors: Record<string, 'units.tag.taken' | 'units.tag.deleted' | 'units.tag.other' | undefined> = {
  tag_taken: 'units.tag.taken',
  tag_deleted: 'units.tag.deleted',
  unit_has_tag: 'units.tag.other',
};

/** The nameplate of a unit. A visitor signs in with it, and it is registered afterwards. */
export function RegisterForm({ serialNumber, tag = '', adding, entered: before }: RegisterFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { state } = usePerson();
  const signIn = useSignInAddress();
  const { manufacturers, families, suggestion } = usePrefetchedQuery(registerChoicesQuery({ serialNumber }));
  const first = before ?? suggestion;
  const [maker, setMaker] = useState(first?.manufacturerId ?? '');
  const [family, setFamily] = useState(first?.productFamilyId ?? '');
  const [model, setModel] = useState(first?.customerModelId ?? '');
  const [construction, setConstruction] = useState(before?.productConstructionId ?? '');
  const isOurs = maker !== '';
  const { data: chosen } = useQuery({
    ...registerChoicesQuery({
      ...(family === '' ? {} : { productFamilyId: family }),
      ...(model === '' ? {} : { customerModelId: model }),
    }),
    enabled: isOurs && family !== '',
    placeholderData: (before) => before,
  });
  const messages: Record<string, string> = {
    serialNumber: t('units.register.error.serialNumber'),
    tagId: t('units.register.error.tag'),
    manufacturerName: t('units.register.error.maker'),
    customerModelName: t('units.register.error.model'),
  };
  // a failure to add a known unit is none of the nameplate
  const error = adding.variables && 'unit' in adding.variables ? adding.error : null;
  const tagError = tagErrors[codeOf(error) ?? ''];
  const errors =
    tagError !== undefined
      ? [{ field: 'tagId', message: t(tagError) }]
      : fieldErrorsOf(error, (field) => messages[field] ?? t('units.register.error.choice'));

  const reason =
    error && errors.length === 0 && !(error instanceof NotAuthenticatedError) ? addUnitErrorKey(error) : undefined;

  function chooseModel(to: string): void {
    setModel(to);
    setConstruction('');
  }

  async function send(entered: FormData): Promise<void> {
    const unit = newUnitOf(entered);
    if (state === 'signedIn') {
      await adding.mutateAsync({ unit }).catch(() => undefined);
      return;
    }
    keepPendingAction(addUnitAction, { unit });
    location.assign(signIn);
  }

  return (
    <Form
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={adding.isPending}
      onSubmit={send}
    >
      <FormRow>
        <Field
          name="serialNumber"
          label={t('units.serialNumber')}
          required
          defaultValue={before?.serialNumber ?? serialNumber}
          maxLength={maxCodeLength}
          autoComplete="off"
          errorText={() => messages['serialNumber']!}
        />
        <Field
          name="tagId"
          label={t('units.tag')}
          defaultValue={before ? (before.tagId ?? '') : tag}
          labelNote={inForm('form.optional')}
          hint={t('units.register.tagHint')}
          pattern="[A-Za-z0-9][A-Za-z0-9.\-]*[A-Za-z0-9]"
          maxLength={maxTagLength}
          autoComplete="off"
          errorText={() => messages['tagId']!}
        />
      </FormRow>
      <FormRow>
        <Choice
          name="manufacturerId"
          label={t('units.register.maker')}
          value={maker}
          onChange={setMaker}
          none={t('units.register.otherMaker')}
          options={manufacturers}
        />
        {!isOurs && (
          <Field
            name="manufacturerName"
            label={t('units.register.makerName')}
            required
            defaultValue={before?.manufacturerName ?? ''}
            maxLength={fieldBounds.name}
            autoComplete="off"
            errorText={() => messages['manufacturerName']!}
          />
        )}
        {isOurs && (
          <Choice
            name="productFamilyId"
            label={t('units.family')}
            value={family}
            onChange={(to) => {
              setFamily(to);
              chooseModel('');
            }}
            none={t('units.register.unknown')}
            options={families}
          />
        )}
      </FormRow>
      {isOurs ? (
        <FormRow>
          <Choice
            name="customerModelId"
            label={t('units.model')}
            value={model}
            onChange={chooseModel}
            none={t('units.register.unknown')}
            options={family === '' ? [] : (chosen?.models ?? [])}
          />
          <Choice
            name="productConstructionId"
            label={t('units.construction')}
            value={construction}
            onChange={setConstruction}
            none={t('units.register.unknown')}
            options={model === '' ? [] : (chosen?.constructions ?? [])}
          />
        </FormRow>
      ) : (
        <Field
          name="customerModelName"
          label={t('units.model')}
          labelNote={inForm('form.optional')}
          defaultValue={before?.customerModelName ?? ''}
          maxLength={fieldBounds.name}
          autoComplete="off"
          errorText={() => messages['customerModelName']!}
        />
      )}
      {state === 'anonymous' && <p className="muted">{t('units.register.signInNote')}</p>}
      {reason && <p role="alert">{t(reason)}</p>}
      <FormActions>
        <Button type="submit" variant="go" pending={adding.isPending} pendingText={t('units.register.sending')}>
          {t('units.register.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** Text of no choice. */
  none: ReactNode;
  options: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** A choice that may stay open, since a worn nameplate does not say everything. */
function Choice({ name, label, none, options, value, onChange }: ChoiceProps) {
  // a choice that is still loading is not lost
  const isLoading = value !== '' && !options.some(({ id }) => id === value);
  return (
    <Select name={name} label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{none}</option>
      {isLoading && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </Select>
  );
}

/** Fields that are not shown are not said. */
function newUnitOf(entered: FormData): NewUnit {
  const text = (name: keyof NewUnit) => enteredText(entered, name) ?? '';
  return {
    serialNumber: text('serialNumber'),
    tagId: text('tagId') || null,
    productFamilyId: text('productFamilyId') || null,
    productConstructionId: text('productConstructionId') || null,
    manufacturerId: text('manufacturerId') || null,
    manufacturerName: text('manufacturerName'),
    customerModelId: text('customerModelId') || null,
    customerModelName: text('customerModelName'),
  };
}
