import { classNames } from '@shop/design-system';
import { useState } from 'react';
import styles from './commit-field.module.css';

interface CommitFieldProps {
  /** Read out: what it is and of which article. */
  label: string;
  value: string;
  placeholder?: string;
  maxLength: number;
  onCommit: (value: string) => void;
  /** Called after each end of typing, changed or not. */
  onLeave?: () => void;
  takesFocus?: boolean;
  className?: string | undefined;
}

/** A line of text in its place in a table: handed over when it is left or with Enter, taken back with Escape. What is being typed stays when the value changes elsewhere. */
export function CommitField({
  label,
  value,
  placeholder,
  maxLength,
  onCommit,
  onLeave,
  takesFocus = false,
  className,
}: CommitFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const text = draft?.trim();
    setDraft(undefined);
    if (text !== undefined && text !== value) onCommit(text);
  };
  return (
    <input
      type="text"
      className={classNames(styles.field, className)}
      aria-label={label}
      value={draft ?? value}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
      autoFocus={takesFocus}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => {
        commit();
        onLeave?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // what gets the focus after it is not pressed by the same key
          event.preventDefault();
          commit();
          onLeave?.();
        } else if (event.key === 'Escape') {
          setDraft(undefined);
          onLeave?.();
        }
      }}
    />
  );
}
