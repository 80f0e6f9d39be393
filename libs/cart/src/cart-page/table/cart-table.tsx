import type { CartLine } from '@shop/api-contracts';
import { classNames, RecordTable, Th } from '@shop/design-system';
import { useText } from '../../text.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { LineActions } from './line-actions.ts';
import { RemovedLineRow } from './removed-line-row.tsx';
import { isPriceOnRequest } from './slow-prices.ts';
import type { CartRow } from './use-removed-lines.ts';
import styles from './cart-table.module.css';

interface CartTableProps {
  caption: string;
  rows: readonly CartRow[];
  pendingLines: ReadonlySet<string>;
  isAsking: boolean;
  withOwnNumbers: boolean;
  actions: LineActions;
  remove: (line: CartLine) => void;
  undo: (line: CartLine) => Promise<void>;
  forget: (line: CartLine) => void;
  isRestored: (line: CartLine) => boolean;
  /** Called when an undo that had the focus disappears. */
  leave: () => void;
}

/** Lines for comparison with a purchase order; three or four lines each on phones. */
export function CartTable(props: CartTableProps) {
  const { caption, rows, pendingLines, isAsking, withOwnNumbers, actions, remove, undo, forget, isRestored, leave } =
    props;
  const t = useText();
  const columns = withOwnNumbers ? 9 : 8;
  return (
    <RecordTable
      caption={caption}
      layout="lines"
      className={classNames(styles.table, rows.some(({ line }) => line.customArticleNumber) && styles.withOwnNumbers)}
    >
      <thead>
        <tr>
          <Th className={styles.position}>{t('cart.page.line')}</Th>
          <Th className={styles.drawingCell}>
            <span className="sr">{t('cart.page.drawing')}</span>
          </Th>
          <Th className={styles.article}>{t('cart.page.article')}</Th>
          {withOwnNumbers && <Th className={styles.ownNumber}>{t('cart.page.ownNumber')}</Th>}
          <Th className={styles.quantity}>{t('cart.page.quantity')}</Th>
          <Th numeric className={styles.each}>
            {t('cart.page.unitPrice')}
          </Th>
          <Th className={styles.availability}>{t('cart.page.availability')}</Th>
          <Th numeric className={styles.total}>
            {t('cart.page.lineTotal')}
          </Th>
          <Th className={styles.removeCell}>
            <span className="sr">{t('cart.page.removeShort')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, isRemoved }, index) =>
          isRemoved ? (
            <RemovedLineRow
              key={`${line.lineId} removed`}
              line={line}
              columns={columns}
              undo={undo}
              forget={forget}
              leave={leave}
            />
          ) : (
            <CartLineRow
              key={line.lineId}
              line={line}
              position={index + 1}
              columns={columns}
              isPending={pendingLines.has(line.lineId)}
              isAsking={isAsking && isPriceOnRequest(line)}
              withOwnNumbers={withOwnNumbers}
              takesFocus={isRestored(line)}
              actions={actions}
              remove={remove}
            />
          ),
        )}
      </tbody>
    </RecordTable>
  );
}
