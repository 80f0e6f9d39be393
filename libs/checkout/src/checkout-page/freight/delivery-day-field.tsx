import { DayField } from '@shop/design-system';
import { useFormText } from '@shop/forms';
import { localDay } from '@shop/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../text.ts';
import { useClosedDayText } from './use-closed-day-text.ts';

interface DeliveryDayFieldProps {
  name: string;
  label: string;
  hideLabel?: boolean;
  hint?: string;
  /** ISO day, or empty. */
  defaultValue: string;
  /** Days from Monday to Friday on which nothing arrives the selected way. */
  closedDays: readonly string[];
  /** Called with a possible delivery day, or empty; not while it is being typed. */
  onDay: (day: string) => void;
}

const dayMs = 86_400_000;
const dayAfter = (days: number): string => localDay(new Date(Date.now() + days * dayMs));

/** Field for a requested delivery day: a working day from tomorrow on, within a year. */
export function DeliveryDayField({ onDay, hint, hideLabel, closedDays, defaultValue, ...rest }: DeliveryDayFieldProps) {
  const t = useText();
  const inForm = useFormText();
  const field = useRef<HTMLInputElement>(null);
  const closedText = useClosedDayText();
  const check = (input: HTMLInputElement) => input.setCustomValidity(closedText(input.value, closedDays));
  const closedKey = closedDays.join();
  const checkAgain = useEffectEvent(() => {
    const input = field.current!;
    check(input);
    // entered for another way, and possible with this one
    if (input.value !== defaultValue && input.validity.valid) onDay(input.value);
  });
  useEffect(() => checkAgain(), [closedKey]);
  return (
    <DayField
      ref={field}
      {...rest}
      {...(hint === undefined ? {} : { hint })}
      {...(hideLabel ? { hideLabel } : { labelNote: inForm('form.optional') })}
      defaultValue={defaultValue}
      min={dayAfter(1)}
      max={dayAfter(365)}
      autoComplete="off"
      errorText={({ customError }, value) =>
        customError ? closedText(value, closedDays) : t('checkout.freight.error.day')
      }
      // runs before the field's own validation
      onInput={({ currentTarget }) => check(currentTarget)}
      onChange={({ currentTarget: input }) => {
        if (input.validity.valid) onDay(input.value);
      }}
    />
  );
}
