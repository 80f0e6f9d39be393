import type { CartLine } from '@shop/api-contracts';
import { RemovedNotice } from '@shop/platform';
import { useText } from '../../text.ts';
import styles from './cart-table.module.css';

interface RemovedLineRowProps {
  line: CartLine;
  columns: number;
  /** Resolves when the line is restored or restoring has failed. */
  undo: (line: CartLine) => Promise<void>;
  /** Called when the time has run out. */
  forget: (line: CartLine) => void;
  /** Called when the time has run out while the focus was here. */
  leave: () => void;
}

/** Shown in place of a removed line, with a button to restore it. */
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
