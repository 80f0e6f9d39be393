import type { CartLine } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { undoTimeMs, useTimeLeft } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import styles from './cart-table.module.css';

interface RemovedLineRowProps {
  line: CartLine;
  columns: number;
  /** Resolves when the line is back, or cannot be. */
  undo: (line: CartLine) => Promise<void>;
  /** The time is over. */
  forget: (line: CartLine) => void;
  /** The focus was here when the time was over. */
  leave: () => void;
}

/** In the place of a removed line: the way to have it back. Its time stands still while pointer or keyboard are on it. */
export function RemovedLineRow({ line, columns, undo, forget, leave }: RemovedLineRowProps) {
  const t = useText();
  const row = useRef<HTMLTableRowElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  useTimeLeft(undoTimeMs, isHeld || isUndoing, () => {
    if (row.current?.contains(document.activeElement)) leave();
    forget(line);
  });
  return (
    <tr
      ref={row}
      className={styles.removed}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <td colSpan={columns}>
        <div className={styles.removedContent}>
          <p role="status">{t('cart.page.removed', { articleNumber: line.articleNumber })}</p>
          <Button
            size="small"
            pending={isUndoing}
            aria-label={`${t('cart.page.undo')}: ${line.articleNumber}`}
            onClick={() => {
              setUndoing(true);
              void undo(line).finally(() => setUndoing(false));
            }}
          >
            {t('cart.page.undo')}
          </Button>
        </div>
      </td>
    </tr>
  );
}
