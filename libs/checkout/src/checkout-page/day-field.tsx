import { Field } from '@shop/design-system';
import { useFormText } from '@shop/platform';
import { useText } from '../text.ts';

interface DayFieldProps {
  name: string;
  label: string;
  hideLabel?: boolean;
  hint?: string;
  /** ISO day, or empty. */
  defaultValue: string;
  /** A day on which can be delivered, or empty; not while it is being typed. */
  onDay: (day: string) => void;
}

/** A day has no kind of its own among the fields. */
const dayField = { type: 'date' } as const;
const dayMs = 86_400_000;
const dayAfter = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** A wanted day of delivery: a working day from tomorrow on, within a year. */
export function DayField({ onDay, hint, hideLabel, ...field }: DayFieldProps) {
  const t = useText();
  const inForm = useFormText();
  return (
    <Field
      {...field}
      {...dayField}
      {...(hint === undefined ? {} : { hint })}
      {...(hideLabel ? { hideLabel } : { labelNote: inForm('form.optional') })}
      min={dayAfter(1)}
      max={dayAfter(365)}
      autoComplete="off"
      errorText={({ customError }) => t(customError ? 'checkout.freight.fault.weekend' : 'checkout.freight.fault.day')}
      // before the field looks at itself
      onInput={({ currentTarget: input }) =>
        input.setCustomValidity(input.value && isWeekend(input.value) ? t('checkout.freight.fault.weekend') : '')
      }
      onChange={({ currentTarget: input }) => {
        if (input.validity.valid) onDay(input.value);
      }}
    />
  );
}
