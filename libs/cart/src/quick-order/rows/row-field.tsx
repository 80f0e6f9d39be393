import { classNames } from '@shop/design-system';
import { useState } from 'react';
import styles from './row-field.module.css';

interface RowFieldProps {
  id?: string;
  label: string;
  value: string;
  isInvalid: boolean;
  /** Id of the error text. */
  describedBy: string;
  isNumber?: boolean;
  onCommit: (value: string) => void;
}

/** A field in a table row; commits on Enter or blur, resets on Escape. */
export function RowField({ id, label, value, isInvalid, describedBy, isNumber = false, onCommit }: RowFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  const commit = () => {
    const entered = text.trim();
    if (entered !== value) onCommit(entered);
  };
  return (
    <input
      id={id}
      type="text"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? describedBy : undefined}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
      className={classNames(styles.field, isNumber && styles.number)}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
        if (event.key === 'Escape') setText(value);
      }}
    />
  );
}
