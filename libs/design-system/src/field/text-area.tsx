import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Counter, isCounted } from './counter.tsx';
import { FieldFrame, describedBy } from './field-frame.tsx';
import { useEarlyValue } from './use-early-value.ts';
import { useValidity } from './use-validity.ts';
import type { ValidityInput } from './use-validity.ts';
import styles from './field.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'style'> &
  ValidityInput & {
    label: ReactNode;
    hideLabel?: boolean;
    labelNote?: string;
    hint?: ReactNode;
    counterText?: (used: number, max: number) => string;
  };

/** A multi-line input, 4 rows and 40 columns by default. */
export function TextArea({
  label,
  hideLabel,
  labelNote,
  hint,
  status,
  error,
  errorText,
  counterText,
  className,
  id: givenId,
  onBlur,
  onChange,
  onInvalid,
  ...rest
}: TextAreaProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const validity = useValidity({ status, error, errorText, name: rest.name });
  useEarlyValue(id, rest.value === undefined ? undefined : String(rest.value));
  const [typed, setTyped] = useState(() => String(rest.value ?? rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const { maxLength: max } = rest;
  const counter = isCounted(used, max) ? <Counter used={used} max={max} text={counterText} /> : undefined;
  const frame = { id, label, hideLabel, labelNote, hint, counter, className, message: validity.message };
  return (
    <FieldFrame {...frame} status={validity.status}>
      <span className={styles.control}>
        <textarea
          rows={4}
          cols={40}
          {...rest}
          id={id}
          className={classNames(styles.input, styles.area)}
          aria-invalid={validity.status === 'invalid' || undefined}
          aria-describedby={classNames(
            rest['aria-describedby'],
            describedBy(id, { hint, message: validity.message, counter }),
          )}
          onBlur={(event) => {
            validity.leave(event.currentTarget);
            onBlur?.(event);
          }}
          onInvalid={(event) => {
            validity.report(event.currentTarget);
            onInvalid?.(event);
          }}
          onChange={(event) => {
            setTyped(event.currentTarget.value.length);
            validity.recheck(event.currentTarget);
            onChange?.(event);
          }}
        />
      </span>
    </FieldFrame>
  );
}
