import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './radio-group.module.css';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: IconName;
  hint?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  /** `segmented`: few short words side by side; `list`: one per line, with space for hints; `cards`: a list with frames. */
  appearance?: 'segmented' | 'list' | 'cards';
  options: readonly RadioOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  name?: string;
  required?: boolean;
  className?: string;
};

/** A choice of one among few visible options. Native radio buttons: arrow keys choose, Tab leaves. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    hideLabel = false,
    appearance = 'segmented',
    options,
    value,
    defaultValue,
    onChange,
    required,
    className,
  } = props;
  const generatedName = useId();
  const name = props.name ?? generatedName;
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={hideLabel ? 'sr' : styles.label}>{label}</legend>
      <div className={styles[appearance]}>
        {options.map((option) => (
          <label key={option.value} className={appearance === 'segmented' ? styles.segment : styles.row}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              className={appearance === 'segmented' ? styles.cover : styles.radio}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            {option.icon && <Icon name={option.icon} size={16} />}
            <span>
              {option.label}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
