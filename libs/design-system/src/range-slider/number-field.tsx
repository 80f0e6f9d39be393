import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useEarlyValue } from '../field/use-early-value.ts';
import styles from './range-slider.module.css';

type NumberFieldProps = {
  label: string;
  /** Null: empty. */
  value: number | null;
  /** Placeholder of the empty field. */
  limit: number;
  unit?: string | undefined;
  format: (value: number) => string;
  parse: (text: string) => number | undefined;
  onCommit: (value: number | null) => void;
};

/** A number field that commits on Enter or blur; invalid input is reset, and an emptied field means no limit. */
export function NumberField({ label, value, limit, unit, format, parse, onCommit }: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value === null ? '' : format(value));
  useEarlyValue(id, text);
  const confirm = () => {
    if (draft === null) return;
    setDraft(null);
    const number = draft.trim() === '' ? null : parse(draft);
    if (number !== undefined && number !== value) onCommit(number);
  };
  const confirmLeft = useEffectEvent(() => {
    if (document.activeElement?.id !== id) confirm();
  });
  // typed and left before hydration
  useEffect(() => confirmLeft(), [draft]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      confirm();
    }
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  };
  return (
    <span className={styles.number}>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        placeholder={format(limit)}
        value={text}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={confirm}
        onKeyDown={press}
      />
      {unit !== undefined && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  );
}
