import type { MatrixCell } from '@shop/api-contracts';
import { classNames } from '@shop/design-system';
import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMatrixText } from './matrix-text.ts';
import { quantityErrorId } from './quantity-errors.tsx';
import { readTyped, type TypedQuantities } from './typed-quantities.ts';
import styles from './matrix-table.module.css';

interface MatrixFieldProps {
  cell: MatrixCell;
  /** Accessible name: says the place in the matrix. */
  label: string;
  quantities: TypedQuantities;
}

/** The typed quantity of an article; marked when it cannot be ordered and has been left. */
export const MatrixField = memo(function MatrixField({ cell, label, quantities }: MatrixFieldProps) {
  const { commercialItemId: id } = cell;
  const text = useSyncExternalStore(
    quantities.subscribe,
    () => quantities.textOf(id),
    () => '',
  );
  const t = useMatrixText();
  const [isFocused, setFocused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // typed before the script came
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '' && quantities.textOf(id) === '') quantities.type(cell, early);
  }, [quantities, cell, id]);
  const isWrong = !isFocused && readTyped([{ cell, text }]).some(({ read }) => read.error !== undefined);
  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="send"
      maxLength={9}
      aria-label={label}
      placeholder={t('matrix.quantityLabel')}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? quantityErrorId(id) : undefined}
      className={classNames(styles.field, text !== '' && styles.typed)}
      value={text}
      onFocus={({ currentTarget }) => {
        setFocused(true);
        currentTarget.select();
        quantities.focus(cell);
      }}
      onBlur={() => setFocused(false)}
      onChange={({ currentTarget }) => quantities.type(cell, currentTarget.value)}
    />
  );
});
