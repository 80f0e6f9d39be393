import { classNames, Field, type FieldProps } from '@shop/design-system';
import { useEffect, useState } from 'react';
import styles from './inbox.module.css';

interface LineFieldProps extends FieldProps {
  /** Shown at the field; its `errorText`, which names the line, appears only in the summary. */
  shortError: string;
}

/** A field in a row of a table. */
export function LineField({ shortError, className, ...field }: LineFieldProps) {
  const [invalid, setInvalid] = useState<HTMLInputElement>();
  const check = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    setInvalid(currentTarget.validity.valid ? undefined : currentTarget);
  useEffect(() => {
    // the value may also have been corrected by a tool that fills all lines
    if (invalid?.validity.valid) setInvalid(undefined);
  }, [invalid, field.value, field.required]);
  return (
    <Field
      {...field}
      className={classNames(styles.lineField, className)}
      error={invalid && shortError}
      onBlur={check}
      onInvalid={check}
    />
  );
}
