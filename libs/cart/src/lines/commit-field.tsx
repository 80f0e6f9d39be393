import { classNames } from '@shop/design-system';
import { useState } from 'react';
import styles from './commit-field.module.css';

interface CommitFieldProps {
  /** Accessible name, includes the article. */
  label: string;
  value: string;
  maxLength: number;
  onCommit: (value: string) => void;
  /** Called at the end of every edit, changed or not. */
  onLeave?: () => void;
  takesFocus?: boolean;
  className?: string | undefined;
}

/** A text field in a table cell: commits on Enter or blur, resets on Escape. Typed text stays if the value changes elsewhere. */
export function CommitField({
  label,
  value,
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
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
      autoFocus={takesFocus}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => {
        commit();
        onLeave?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // prevents the same key from pressing the element focused next
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
