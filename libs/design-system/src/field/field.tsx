import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Counter, isCounted } from './counter.tsx';
import { FieldFrame, describedBy } from './field-frame.tsx';
import { fieldVariants } from './field-variants.ts';
import type { FieldVariant } from './field-variants.ts';
import { useEarlyValue } from './use-early-value.ts';
import { useValidity } from './use-validity.ts';
import type { ValidityInput } from './use-validity.ts';
import styles from './field.module.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'style' | 'size' | 'type'> &
  ValidityInput & {
    label: ReactNode;
    variant?: FieldVariant;
    hideLabel?: boolean;
    labelNote?: string;
    hint?: ReactNode;
    /** Text of the counter for screen readers, for instance "12 of 40 characters". Used near `maxLength`. */
    counterText?: (used: number, max: number) => string;
    /** Labels of the toggle that shows and hides a password; no toggle without them. */
    passwordToggle?: { show: string; hide: string };
    icon?: IconName;
    /** Shown after the value, for instance a unit or a button. */
    suffix?: ReactNode;
    inputClassName?: string;
  };

/** A single-line input with label, hint, error and, near `maxLength`, a counter. Needs `name`, and `value` or `defaultValue`. */
export function Field({
  label,
  variant = 'text',
  hideLabel,
  labelNote,
  hint,
  status,
  error,
  errorText,
  counterText,
  passwordToggle,
  icon,
  suffix,
  className,
  inputClassName,
  id: givenId,
  onBlur,
  onChange,
  onInvalid,
  ...rest
}: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const validity = useValidity({ status, error, errorText, name: rest.name });
  useEarlyValue(id, rest.value === undefined ? undefined : String(rest.value));
  const [typed, setTyped] = useState(() => String(rest.value ?? rest.defaultValue ?? '').length);
  const [revealed, setRevealed] = useState(false);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const { maxLength: max } = rest;
  const counter = isCounted(used, max) ? <Counter used={used} max={max} text={counterText} /> : undefined;
  const frame = { id, label, hideLabel, labelNote, hint, counter, className, message: validity.message };
  const input = { ...fieldVariants[variant], ...rest };
  return (
    <FieldFrame {...frame} status={validity.status}>
      <span className={styles.control}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <input
          {...input}
          type={variant === 'password' && revealed ? 'text' : input.type}
          id={id}
          className={classNames(styles.input, variant === 'number' && styles.number, inputClassName)}
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
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        {status === 'valid' && <Icon name="check" className={styles.good} />}
        {variant === 'password' && passwordToggle && (
          <IconButton
            icon={revealed ? 'eye-off' : 'eye'}
            label={revealed ? passwordToggle.hide : passwordToggle.show}
            aria-controls={id}
            onClick={() => setRevealed(!revealed)}
          />
        )}
      </span>
    </FieldFrame>
  );
}
