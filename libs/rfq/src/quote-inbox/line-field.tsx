import { classNames, Field, type FieldProps } from '@shop/design-system';
import { useEffect, useState } from 'react';
import styles from './inbox.module.css';

interface LineFieldProps extends FieldProps {
  /** Says what is wrong beside the field, where the line is in view; its `errorText`, which names the line, stands in the summary alone. */
  shortError: string;
}

/** A field of one line of many. */
export function LineField({ shortError, className, ...field }: LineFieldProps) {
  const [invalid, setInvalid] = useState<HTMLInputElement>();
  const check = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    setInvalid(currentTarget.validity.valid ? undefined : currentTarget);
  useEffect(() => {
    // whoever put it right, also a tool that fills all lines
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
