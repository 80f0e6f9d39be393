import { IconButton, Td, Th, UnbrokenNumbers } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import { memo, useEffect, useRef, type Dispatch } from 'react';
import { useText } from '../../text.ts';
import type { OrderRow, RowState } from './order-rows.ts';
import type { QuickOrderAction, RowChange } from './quick-order-state.ts';
import { readQuantity } from './read-quantity.ts';
import { RowField } from './row-field.tsx';
import { RowResult } from './row-result.tsx';
import { RowTextFields } from './row-text-fields.tsx';
import { UnitOfLine } from '../../lines/unit-of-line.tsx';
import { LineAvailability } from '../../lines/line-availability.tsx';
import { unitPrice } from '../../lines/unit-price.ts';
import styles from './order-table.module.css';

interface OrderTableRowProps {
  row: OrderRow;
  state: RowState;
  /** Position among all rows, from 1. */
  number: number;
  dispatch: Dispatch<QuickOrderAction>;
  onGone: () => void;
}

/** A row: typed text, article, error and its corrections. */
export const OrderTableRow = memo(function OrderTableRow({ row, state, number, dispatch, onGone }: OrderTableRowProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const element = useRef<HTMLTableRowElement>(null);
  const quantityId = `quick-order-quantity-${row.id}`;
  const item = state.kind === 'waiting' ? null : state.item;
  const price = state.kind === 'ready' ? unitPrice(state.item.salesDetails, state.quantity) : null;
  const typed = row.typed.join(' + ');
  const isAsTyped =
    row.typed.length === 1 && [row.articleNumber, `${row.articleNumber} ${row.quantity}`].some(isSame(typed));
  const problem = state.kind === 'invalid' ? state.reason.kind : '';
  const isQuantityInvalid = 'error' in readQuantity(row.quantity) || quantityProblems.has(problem);
  const isNumberInvalid = numberProblems.has(problem);

  const change = (changes: RowChange) => dispatch({ type: 'change', id: row.id, change: changes });
  // the button that corrected the row disappears with the error
  const repair = (changes: RowChange) => {
    change(changes);
    document.getElementById(quantityId)?.focus();
  };
  useFocusKept(element, onGone);
  return (
    <tr ref={element}>
      <Td numeric wideOnly className={styles.number}>
        {number}
      </Td>
      <Th scope="row" place="name" className={styles.article}>
        <RowField
          label={t('cart.quickOrder.articleNumberOf', { number })}
          value={row.articleNumber}
          isInvalid={isNumberInvalid}
          describedBy={`quick-order-result-${row.id}`}
          onCommit={(articleNumber) => change({ articleNumber })}
        />
        {!isAsTyped && (
          <span className={styles.typed}>
            {t('cart.quickOrder.typedAs')} <q>{typed}</q>
          </span>
        )}
      </Th>
      <Td place="end" className={styles.quantity}>
        <RowField
          id={quantityId}
          label={t('cart.quickOrder.quantityOf', { articleNumber: row.articleNumber, number })}
          value={row.quantity}
          isInvalid={isQuantityInvalid}
          describedBy={`quick-order-result-${row.id}`}
          isNumber
          onCommit={(quantity) => change({ quantity })}
        />
      </Td>
      <Td place="line" className={styles.name}>
        {item && (
          <>
            <ShopLink to={paths.item(item)} prefetch={false}>
              <UnbrokenNumbers text={item.name} />
            </ShopLink>
            {state.kind === 'ready' && state.by && state.by !== 'article' && (
              <span className={styles.typed}>
                {t(`cart.quickOrder.by.${state.by}`)} <span className="art">{item.articleNumber}</span>
              </span>
            )}
            {state.kind === 'ready' && <UnitOfLine line={state} />}
          </>
        )}
        <RowTextFields row={row} number={number} problem={problem} onChange={change} />
      </Td>
      <Td
        numeric
        className={styles.price}
        {...(state.kind === 'ready' ? { label: t('cart.quickOrder.unitPrice') } : {})}
      >
        {price ? formatMoney(price, tag) : state.kind === 'ready' && t('cart.quickOrder.priceOnRequest')}
      </Td>
      <Td id={`quick-order-result-${row.id}`} className={styles.result}>
        <RowResult state={state} onRepair={repair} />
        {state.kind === 'ready' && state.action === 'Buy' && (
          <span className={styles.stock}>
            <LineAvailability availability={state.item.salesDetails?.availability} quantity={state.quantity} />
          </span>
        )}
      </Td>
      <Td place="action" className={styles.remove}>
        <IconButton
          icon="close"
          size="small"
          label={t('cart.quickOrder.removeRow', { articleNumber: row.articleNumber, number })}
          onClick={() => dispatch({ type: 'remove', ids: [row.id] })}
        />
      </Td>
    </tr>
  );
});

/** Problems of a row that are mended in its field of the quantity, or of the number. */
const quantityProblems = new Set<string>(['quantity', 'minimum', 'pack']);
const numberProblems = new Set<string>([
  ...['empty', 'unknown', 'ambiguous', 'unitUnknown', 'unitAmbiguous'],
  ...['positionMissing', 'positionUnknown', 'positionUnsold'],
]);

/** True if two texts differ only in the separators between number and quantity. */
const isSame = (text: string) => (other: string) => bare(text) === bare(other);
const bare = (text: string): string => text.replaceAll(/[\s,;]+/g, ' ').trim();

/** Calls back when the row is removed while it has the focus, unless the focus has moved. */
function useFocusKept(element: React.RefObject<HTMLElement | null>, onGone: () => void) {
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => {
    const row = element.current;
    let hadFocus = false;
    const note = () => (hadFocus = true);
    const forget = (event: FocusEvent) => (hadFocus = event.relatedTarget === null && !row?.isConnected);
    row?.addEventListener('focusin', note);
    row?.addEventListener('focusout', forget);
    return () => {
      row?.removeEventListener('focusin', note);
      row?.removeEventListener('focusout', forget);
      if (hadFocus) setTimeout(() => document.activeElement === document.body && latest.current());
    };
  }, [element]);
}
