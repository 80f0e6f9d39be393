import { classNames, Icon } from '@shop/design-system';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../text.ts';
import { minQuantityOf, maxPieces } from '../lines/quantity.ts';
import { QuantityErrorText } from '../lines/quantity-error-text.tsx';
import { useQuantityDraft } from './use-quantity-draft.ts';
import styles from './quantity-field.module.css';

interface QuantityFieldProps {
  value: number;
  /** Minimum order quantity in pieces. */
  min?: number | undefined;
  /** Pieces per pack; only multiples can be ordered. */
  pack?: number | undefined;
  max?: number;
  /** Accessible name, includes the article. */
  label: string;
  /** Called once per confirmed quantity, never for an invalid one. */
  onCommit: (quantity: number) => void;
  /** Called when the content becomes valid or invalid. */
  onValidity?: (isValid: boolean) => void;
  /** Number of attempts to submit an invalid quantity; each focuses the field. */
  refusals?: number;
  /** Hides the step buttons, for tables and cards; arrow keys still step. */
  compact?: boolean;
  /** Confirms every step at once, for uses without requests. */
  eager?: boolean;
  /** A change is pending. */
  busy?: boolean;
  name?: string;
  className?: string;
}

/** A quantity field: arrow keys and buttons step by the pack, Enter or blur confirms, Escape resets. */
export function QuantityField({
  value,
  min = 1,
  pack = 1,
  max = maxPieces,
  label,
  onCommit,
  onValidity = () => undefined,
  refusals = 0,
  compact = false,
  eager = false,
  busy = false,
  name,
  className,
}: QuantityFieldProps) {
  const t = useText();
  const id = useId();
  const rule = { min, pack, max };
  const { text, shown, type, commit, step, press } = useQuantityDraft({ value, rule, onCommit, onValidity, eager });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusals > 0) input.current?.focus();
  }, [refusals]);
  const number = Number(text);
  return (
    <span className={classNames(styles.place, className)}>
      <span className={classNames(styles.field, compact && styles.compact)} aria-busy={busy || undefined}>
        {!compact && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.step}
            aria-label={`${t('cart.quantity.less')}: ${label}`}
            disabled={number <= minQuantityOf(rule)}
            onClick={() => step(-1)}
          >
            <Icon name="minus" size={16} />
          </button>
        )}
        <input
          ref={input}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          name={name}
          className={styles.input}
          aria-label={label}
          aria-valuenow={Number.isFinite(number) ? number : undefined}
          aria-valuemin={minQuantityOf(rule)}
          aria-valuemax={max}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown && id}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => commit()}
          onKeyDown={press}
        />
        {!compact && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.step}
            aria-label={`${t('cart.quantity.more')}: ${label}`}
            disabled={number >= max}
            onClick={() => step(1)}
          >
            <Icon name="plus" size={16} />
          </button>
        )}
      </span>
      {/* rendered before it has content, so that changes are announced */}
      <span id={id} role="alert" className={classNames(styles.error, !shown && styles.silent)}>
        {shown && <QuantityErrorText {...shown} min={min} pack={pack} max={max} />}
      </span>
    </span>
  );
}
