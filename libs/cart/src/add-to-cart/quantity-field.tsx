import { classNames, Icon } from '@shop/design-system';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../text.ts';
import { leastOf, maxPieces } from '../lines/quantity.ts';
import { useQuantityDraft, type ShownError } from './use-quantity-draft.ts';
import styles from './quantity-field.module.css';

interface QuantityFieldProps {
  value: number;
  /** Least pieces of the article. */
  min?: number | undefined;
  /** Pieces of a pack, of which it is sold in multiples. */
  pack?: number | undefined;
  max?: number;
  /** Says of which article. */
  label: string;
  /** Once for each quantity that was confirmed, never for one that cannot be ordered. */
  onCommit: (quantity: number) => void;
  /** Told when what stands there begins, and ceases, to be no quantity that can be ordered. */
  onValidity?: (isValid: boolean) => void;
  /** How often somebody wanted to go on with what is no quantity: each time the field takes the focus. */
  refusals?: number;
  /** Without the buttons for less and more, for tables and cards; the arrow keys step all the same. */
  compact?: boolean;
  /** Steps are confirmed at once: where nothing is sent for them. */
  eager?: boolean;
  /** A change is on its way. */
  busy?: boolean;
  name?: string;
  className?: string;
}

/** A quantity: arrow keys and buttons step by the pack, Enter or leaving the field confirms, Escape takes back what was typed. */
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
            aria-label={t('cart.quantity.less')}
            disabled={number <= leastOf(rule)}
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
          aria-valuemin={leastOf(rule)}
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
            aria-label={t('cart.quantity.more')}
            disabled={number >= max}
            onClick={() => step(1)}
          >
            <Icon name="plus" size={16} />
          </button>
        )}
      </span>
      {/* there before it speaks, so that it is read out */}
      <span id={id} role="alert" className={classNames(styles.error, !shown && styles.silent)}>
        {shown && <QuantityErrorText shown={shown} min={min} pack={pack} max={max} />}
      </span>
    </span>
  );
}

function QuantityErrorText({
  shown: { error, nearest },
  min,
  pack,
  max,
}: {
  shown: ShownError;
  min: number;
  pack: number;
  max: number;
}) {
  const t = useText();
  const [first = 0, second] = nearest;
  switch (error) {
    case 'notWhole':
      return t('cart.quantity.notWhole');
    case 'tooMany':
      return t('cart.quantity.tooMany', { max });
    case 'tooFew':
      return pack > 1 && min > 1
        ? t('cart.quantity.minimumAndPack', { minimum: first, pack })
        : t('cart.quantity.minimum', { minimum: first });
    case 'pack':
      return second === undefined
        ? t('cart.quantity.packNearest', { pack, nearest: first })
        : t('cart.quantity.packNearestTwo', { pack, below: first, above: second });
  }
}
