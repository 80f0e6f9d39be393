import { replacementBounds } from '@shop/api-contracts';
import { Button, Checkbox, Field, FormActions, Select } from '@shop/design-system';
import { unitPaths, useApp, usePrefetchedQuery, useShopNavigate } from '@shop/platform';
import { useRef, useState, type FormEvent } from 'react';
import { useText } from '../text.ts';
import { askedQuery, isNothingAsked, readAsked, type Asked, type AskedField } from './asked.ts';
import { MakerAndModel } from './maker-and-model.tsx';
import { replacementProductsQuery } from './replacement-queries.ts';
import styles from './replacement.module.css';

interface ReplacementFormProps {
  asked: Asked;
  /** Fields of `asked` that no unit can have. */
  invalid: readonly AskedField[];
}

/** The nine fields. Sends itself to the suggestions by its address, so that it works without a script too. */
export function ReplacementForm({ asked, invalid: invalidAtFirst }: ReplacementFormProps) {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState(invalidAtFirst);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entered = new URLSearchParams(
      [...new FormData(form.current!)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const read = readAsked(entered);
    const isNothing = isNothingAsked(read.asked);
    setInvalid(read.invalid);
    setEmpty(isNothing);
    const [first] = read.invalid;
    if (first === undefined && !isNothing) {
      return navigate(unitPaths.replacementSuggestions(askedQuery(read.asked)));
    }
    const field = first === undefined ? ':not([type=hidden])' : `[name="${first}"]`;
    form.current!.querySelector<HTMLElement>(`:is(input, select)${field}`)?.focus();
  };
  const errorOf = (field: AskedField, { min, max }: { min: number; max: number }) =>
    invalid.includes(field) ? { error: t('units.replacement.error.number', { min: `${min}`, max: `${max}` }) } : {};
  const number = (field: AskedField, bounds: { min: number; max: number }) => ({
    ...{ name: field, defaultValue: asked[field] ?? '', inputMode: 'numeric' as const, autoComplete: 'off' },
    ...{ maxLength: 4, ...errorOf(field, bounds) },
  });
  return (
    <form
      ref={form}
      action={app.href(unitPaths.replacementSuggestions())}
      className={styles.form}
      onSubmit={submit}
      noValidate
    >
      {app.companyId && <input type="hidden" name="companyId" value={`-${app.companyId}`} />}
      <h2>{t('units.replacement.form')}</h2>
      {isEmpty && <p role="alert">{t('units.replacement.error.nothing')}</p>}
      <MakerAndModel asked={asked} />
      <div className={styles.pair}>
        <Field {...number('numberOfPlates', replacementBounds.plates)} label={t('units.replacement.plates')} />
        <PlateType value={asked.plateType} />
      </div>
      <Connections asked={asked} />
      <div className={styles.pair}>
        <Application value={asked.applicationId} />
        <Field {...number('yearOfManufacture', replacementBounds.year)} label={t('units.replacement.year')} />
      </div>
      <Checkbox
        name="refundableOnly"
        value="true"
        label={t('units.replacement.refundableOnly')}
        defaultChecked={asked.refundableOnly === 'true'}
      />
      <FormActions>
        <Button type="submit" variant="go" icon="search">
          {t('units.replacement.submit')}
        </Button>
      </FormActions>
    </form>
  );
}

interface ChoiceProps {
  name: AskedField;
  label: string;
  value: string | undefined;
  options: readonly { id: string; name: string }[];
}

function Choice({ name, label, value = '', options }: ChoiceProps) {
  const t = useText();
  return (
    <Select name={name} label={label} defaultValue={options.some(({ id }) => id === value) ? value : ''}>
      <option value="">{t('units.register.unknown')}</option>
      {options.map(({ id, name: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Select>
  );
}

function PlateType({ value }: Pick<ChoiceProps, 'value'>) {
  const t = useText();
  const { plateTypes } = usePrefetchedQuery(replacementProductsQuery());
  return <Choice name="plateType" label={t('units.replacement.plateType')} value={value} options={plateTypes} />;
}

function Application({ value }: Pick<ChoiceProps, 'value'>) {
  const t = useText();
  const { applications } = usePrefetchedQuery(replacementProductsQuery());
  return (
    <Choice name="applicationId" label={t('units.replacement.application')} value={value} options={applications} />
  );
}

function Connections({ asked }: Pick<ReplacementFormProps, 'asked'>) {
  const t = useText();
  const { connectionSizes } = usePrefetchedQuery(replacementProductsQuery());
  const options = connectionSizes.map((size) => ({ id: `${size}`, name: `DN ${size}` }));
  return (
    <div className={styles.pair}>
      <Choice
        name="connectionSizeColdSide"
        label={t('units.replacement.cold')}
        value={asked.connectionSizeColdSide}
        options={options}
      />
      <Choice
        name="connectionSizeHotSide"
        label={t('units.replacement.hot')}
        value={asked.connectionSizeHotSide}
        options={options}
      />
    </div>
  );
}
