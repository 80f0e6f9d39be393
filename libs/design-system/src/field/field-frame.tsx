import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { ValidationStatus } from './use-validity.ts';
import styles from './field.module.css';

export type FieldFrameProps = {
  id: string;
  label: ReactNode;
  /** Hides the label visually, for a field whose purpose is obvious. */
  hideLabel?: boolean | undefined;
  /** Note after the label, for instance "optional". */
  labelNote?: string | undefined;
  hint?: ReactNode;
  message?: string | undefined;
  counter?: ReactNode;
  status: ValidationStatus;
  className?: string | undefined;
  children: ReactNode;
};

/** Ids of the texts that describe a field, for `aria-describedby`. */
export function describedBy(id: string, parts: { hint?: unknown; message?: unknown; counter?: unknown }) {
  return classNames(
    parts.message !== undefined && `${id}-error`,
    parts.hint !== undefined && `${id}-hint`,
    parts.counter !== undefined && `${id}-counter`,
  );
}

/** Label above, hint, error and counter below: the frame of every kind of field. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hideLabel, labelNote, hint, message, counter, status, className, children } = props;
  return (
    <div className={classNames(styles.field, className)} data-status={status}>
      <label htmlFor={id} className={hideLabel ? 'sr' : styles.label}>
        {label}
        {labelNote !== undefined && <span className={styles.note}>{labelNote}</span>}
      </label>
      {children}
      {(message !== undefined || hint !== undefined || counter !== undefined) && (
        <div className={styles.below}>
          <div>
            {message !== undefined && (
              <p id={`${id}-error`} className={styles.error}>
                <Icon name="warning" size={16} />
                {message}
              </p>
            )}
            {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
          </div>
          {counter !== undefined && (
            <p id={`${id}-counter`} className={styles.counter}>
              {counter}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
