import { NotAuthenticatedError } from '@shop/api-contracts';
import { codeOf, useMeasureChoice } from '@shop/platform';
import { Button, Checkbox, DayField, Field, Fold, Form, FormRow, showToast } from '@shop/design-system';
import { DraftNotice, enteredText, useFormDraft, useFormText } from '@shop/forms';
import { fromSystem, unitSymbol } from '@shop/measures';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import styles from './connectivity.module.css';
import {
  flowNames,
  pressureDropNames,
  readingOf,
  temperatureNames,
  unitOf,
  type NumberName,
  type ReadingError,
} from './entered-reading.ts';
import { useAddReadings } from './use-add-readings.ts';
import { useReadingErrorText } from './use-reading-error-text.ts';

/** Today and now, as the reader's clock shows it. */
function localNow(): { day: string; time: string } {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

interface ReadingFormProps {
  equipmentId: string;
  owner: string;
  /** It need not be pressed open. */
  isOpen: boolean;
}

/** A reading typed at the unit, in the reader's units of measure. */
export function ReadingForm({ equipmentId, owner, isOpen }: ReadingFormProps) {
  const t = useText();
  const inForm = useFormText();
  const system = useMeasureChoice();
  const errorText = useReadingErrorText(system);
  const [start, setStart] = useState(localNow);
  const [errors, setErrors] = useState<readonly ReadingError[]>([]);
  const summary = useRef<HTMLElement>(null);
  const draft = useFormDraft({
    form: `reading/${equipmentId}`,
    owner,
    saved: start,
  });
  const add = useAddReadings(equipmentId);
  async function submit(entered: FormData): Promise<void> {
    const texts = Object.fromEntries([...entered.keys()].map((name) => [name, enteredText(entered, name) ?? '']));
    const measuredAt = `${enteredText(entered, 'day')} ${enteredText(entered, 'time')}`;
    const read = readingOf({ ...texts, measuredAt }, (name, value) =>
      Number(fromSystem(value, unitOf(name), system).toFixed(3)),
    );
    if ('errors' in read) return setErrors(read.errors);
    setErrors([]);
    const { added } = await add.mutateAsync([read.reading]);
    if (added === 0) return setErrors([{ field: 'measuredAt', error: 'alreadyThere' }]);
    showToast({ type: 'success', text: t('units.reading.saved') });
    draft.finish();
    setStart(localNow());
    draft.discard();
    // the button goes with the form that was sent
    summary.current?.focus({ preventScroll: true });
  }
  const number = (name: NumberName, isRequired: boolean) => (
    <Field
      key={name}
      name={name}
      label={t(`units.reading.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      required={isRequired}
      {...(isRequired ? {} : { labelNote: inForm('form.optional') })}
      suffix={unitSymbol(unitOf(name), system)}
      defaultValue={draft.values[name] ?? ''}
      errorText={() => errorText({ field: name, error: 'notANumber' })}
    />
  );
  return (
    <Fold title={t('units.reading.add')} level={2} open={isOpen || draft.origin !== 'nowhere'} summaryRef={summary}>
      <div className={styles.add}>
        <Form
          key={draft.key}
          errorsTitle={inForm('form.errors')}
          errors={errors.map((error) => ({
            field: error.field === 'measuredAt' ? 'day' : error.field,
            message: errorText(error),
          }))}
          busy={add.isPending}
          onChange={draft.onChange}
          onSubmit={(entered) => submit(entered).catch(() => undefined)}
        >
          <DraftNotice draft={draft} />
          <FormRow>
            <DayField
              name="day"
              label={t('units.reading.day')}
              required
              defaultValue={draft.values['day'] ?? ''}
              errorText={() => t('units.reading.error.notATime')}
            />
            <Field
              name="time"
              label={t('units.reading.clock')}
              required
              pattern="[0-2][0-9]:[0-5][0-9]"
              defaultValue={draft.values['time'] ?? ''}
              errorText={() => t('units.reading.error.notATime')}
            />
          </FormRow>
          <FormRow>{temperatureNames.slice(0, 2).map((name) => number(name, true))}</FormRow>
          <FormRow>{temperatureNames.slice(2).map((name) => number(name, true))}</FormRow>
          <p className="muted">{t('units.reading.flowHint')}</p>
          <FormRow>{flowNames.map((name) => number(name, false))}</FormRow>
          <FormRow>{pressureDropNames.map((name) => number(name, false))}</FormRow>
          <Checkbox
            name="afterCleaning"
            label={t('units.reading.cleaned')}
            defaultChecked={draft.values['afterCleaning'] === 'on'}
          />
          {add.error && !(add.error instanceof NotAuthenticatedError) && (
            <p role="alert" className={styles.failure}>
              {t(codeOf(add.error) === 'too_many_readings' ? 'units.readings.tooMany' : 'units.readings.saveFailed')}
            </p>
          )}
          <p>
            <Button type="submit" variant="go" pending={add.isPending} pendingText={t('units.saving')}>
              {t('units.reading.save')}
            </Button>
          </p>
        </Form>
      </div>
    </Fold>
  );
}
