import type { CartLine } from '@shop/api-contracts';
import { RemovedNotice } from '@shop/platform';
import { useText } from '../../text.ts';
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

/** In the place of a removed line: the way to have it back. */
export function RemovedLineRow({ line, columns, undo, forget, leave }: RemovedLineRowProps) {
  const t = useText();
  return (
    <tr className={styles.removed}>
      <td colSpan={columns}>
        <RemovedNotice
          text={t('cart.page.removed', { articleNumber: line.articleNumber })}
          undoLabel={t('cart.page.undo')}
          undoName={`${t('cart.page.undo')}: ${line.articleNumber}`}
          undo={() => undo(line)}
          onEnd={(hadFocus) => {
            if (hadFocus) leave();
            forget(line);
          }}
        />
      </td>
    </tr>
  );
}
