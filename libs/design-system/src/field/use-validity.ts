import type { ComponentProps } from 'react';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormErrorsContext } from '../form/form-context.ts';
import { afterPress, watchPresses } from './after-press.ts';

/** A page's own validity status; without it the browser's check decides. */
export type ValidationStatus = 'valid' | 'invalid' | 'none';

export type ValidityInput = {
  /** Overrides the browser's check. */
  status?: ValidationStatus | undefined;
  /** An error found elsewhere, for instance by the server; makes the field invalid and is shown. */
  error?: string | undefined;
  /** Text for an error found by the browser; by default the browser's own text in the browser's language. */
  errorText?: ((validity: ValidityState, value: string) => string) | undefined;
};

type Checked = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Validity of a field: checked on blur and on submit, and after an error on every change, including one by the page. Inside a `Form`,
 * `name` finds the form's errors. What is found on a blur by a press is shown when the press has ended: an error that appears moves what
 * stands below it, and the press would miss.
 */
export function useValidity({
  status,
  error: given,
  errorText,
  name,
}: ValidityInput & Pick<ComponentProps<'input'>, 'name'>) {
  const form = use(FormErrorsContext);
  const error = given ?? form?.errorOf(name);
  const [native, setNative] = useState<{ status: ValidationStatus; message: string }>({ status: 'none', message: '' });
  const checked = useRef<Checked>(null);
  // after each rendering: the page may have changed the value, or what is valid
  const recheckShown = useEffectEvent(() => {
    if (native.status === 'invalid' && checked.current?.validity.valid) setNative({ status: 'valid', message: '' });
  });
  useEffect(() => recheckShown());
  useEffect(watchPresses, []);
  const find = (field: Checked) => {
    checked.current = field;
    const valid = field.validity.valid;
    const message = valid ? '' : (errorText?.(field.validity, field.value) ?? field.validationMessage);
    return { status: valid ? 'valid' : 'invalid', message } as const;
  };
  const check = (field: Checked) => {
    const found = find(field);
    setNative(found);
    return found.message;
  };
  const shown = status ?? (error !== undefined ? 'invalid' : native.status);
  const message = shown === 'invalid' ? (error ?? (status === undefined ? native.message : undefined)) : undefined;
  return {
    status: shown,
    message: message || undefined,
    /** Checks a field that is left. */
    leave: (field: Checked) => {
      const found = find(field);
      afterPress(() => setNative(found));
    },
    /** Receives errors that the browser found on submit. */
    report: (field: Checked) => {
      const message = check(field);
      form?.report(field, message);
    },
    recheck: (field: Checked) => {
      if (native.status === 'invalid') check(field);
    },
  };
}
