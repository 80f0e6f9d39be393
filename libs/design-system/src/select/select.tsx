import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, describedBy } from '../field/field-frame.tsx';
import { useValidity } from '../field/use-validity.ts';
import type { ValidityInput } from '../field/use-validity.ts';
import { SelectControl } from './select-control.tsx';

export type SelectProps = Omit<ComponentProps<'select'>, 'style' | 'size' | 'multiple'> &
  ValidityInput & {
    label: ReactNode;
    hideLabel?: boolean;
    labelNote?: string;
    hint?: ReactNode;
    /** `<option>` and `<optgroup>` elements. */
    children: ReactNode;
  };

/** A native choice of one among several. */
export function Select({
  label,
  hideLabel,
  labelNote,
  hint,
  status,
  error,
  errorText,
  className,
  id: givenId,
  children,
  onBlur,
  onChange,
  onInvalid,
  ...rest
}: SelectProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const validity = useValidity({ status, error, errorText, name: rest.name });
  const frame = { id, label, hideLabel, labelNote, hint, className, message: validity.message };
  return (
    <FieldFrame {...frame} status={validity.status}>
      <SelectControl
        {...rest}
        id={id}
        aria-invalid={validity.status === 'invalid' || undefined}
        aria-describedby={describedBy(id, { hint, message: validity.message })}
        onBlur={(event) => {
          validity.leave(event.currentTarget);
          onBlur?.(event);
        }}
        onInvalid={(event) => {
          validity.report(event.currentTarget);
          onInvalid?.(event);
        }}
        onChange={(event) => {
          validity.recheck(event.currentTarget);
          onChange?.(event);
        }}
      >
        {children}
      </SelectControl>
    </FieldFrame>
  );
}
