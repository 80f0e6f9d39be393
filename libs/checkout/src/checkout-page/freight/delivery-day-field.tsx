import { DayField } from '@shop/design-system';
import { useFormText } from '@shop/forms';
import { useRef } from 'react';
import { useText } from '../../text.ts';

interface DeliveryDayFieldProps {
  name: string;
  label: string;
  hideLabel?: boolean;
  hint?: string;
  /** ISO day, or empty. */
  defaultValue: string;
  /** Days from Monday to Friday on which nothing is delivered. */
  closedDays: readonly string[];
  /** Called with a possible delivery day, or empty; not while it is being typed. */
  onDay: (day: string) => void;
}

const dayMs = 86_400_000;
const dayAfter = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Field for a requested delivery day: a working day from tomorrow on, within a year. */
export function DeliveryDayField({ onDay, hint, hideLabel, closedDays, ...field }: DeliveryDayFieldProps) {
  const t = useText();
  const inForm = useFormText();
  const closedText = useRef('');
  return (
    <DayField
      {...field}
      {...(hint === undefined ? {} : { hint })}
      {...(hideLabel ? { hideLabel } : { labelNote: inForm('form.optional') })}
      min={dayAfter(1)}
      max={dayAfter(365)}
      autoComplete="off"
      errorText={({ customError }) => (customError ? closedText.current : t('checkout.freight.error.day'))}
      // runs before the field's own validation
      onInput={({ currentTarget: input }) => {
        const isHoliday = closedDays.includes(input.value);
        closedText.current = isHoliday
          ? t('checkout.freight.error.holiday')
          : input.value && isWeekend(input.value)
            ? t('checkout.freight.error.weekend')
            : '';
        input.setCustomValidity(closedText.current);
      }}
      onChange={({ currentTarget: input }) => {
        if (input.validity.valid) onDay(input.value);
      }}
    />
  );
}
