import type { CartAction, LineToAdd } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { settingsQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import { useState } from 'react';
import { cartItemIdOf } from '../cart/cart-action-of.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { totalPrice } from '../lines/total-price.ts';
import { unitPrice } from '../lines/unit-price.ts';
import { useSaveToList } from '../favourite-lists/use-save-to-list.tsx';
import { useText } from '../text.ts';
import { needsAttention, type AssessedRow, type RowState } from './rows/order-rows.ts';
import { useCanBuy } from './rows/use-can-buy.ts';
import type { QuickOrder } from './use-quick-order.ts';
import styles from './order-actions.module.css';

/** Maximum lines per call (`carts.addMany`): added lines leave the table before the next call. */
const linesPerCall = 500;

type ReadyRow = AssessedRow & { state: Extract<RowState, { kind: 'ready' }> };
const isReady = (one: AssessedRow): one is ReadyRow => one.state.kind === 'ready';

interface OrderActionsProps {
  order: QuickOrder;
  isEnded: boolean;
  /** Called when the focused rows are removed. */
  onGone: () => void;
}

/** Adds the valid rows to the cart; the others stay. Sends exactly what the table shows. */
export function OrderActions({ order: { state, dispatch, assessed }, isEnded, onGone }: OrderActionsProps) {
  const t = useText();
  const app = useApp();
  const { addMany } = useAddToCart();
  const { saveToList, chooser } = useSaveToList('quick-order');
  const [sending, setSending] = useState<CartAction>();
  const ready = assessed.filter(isReady);
  const buyable = ready.filter((one) => one.state.action === 'Buy');
  const priced = buyable.flatMap(({ state: { item, quantity } }) => {
    const price = unitPrice(item.salesDetails, quantity);
    return price ? [{ price, quantity }] : [];
  });
  const total = totalPrice(priced);
  const canBuy = useCanBuy();
  const { customArticleNumbersEnabled: withOwnNumbers } = usePrefetchedQuery(settingsQuery());
  const rowToSend = (one: ReadyRow) => ({
    ...lineOf(one),
    ...{ row: one.row, item: one.state.item },
    ...(one.row.note ? { note: one.row.note } : {}),
    ...(one.row.ownNumber && withOwnNumbers ? { customArticleNumber: one.row.ownNumber } : {}),
  });
  const toCheck = assessed.filter((one) => needsAttention(one.state, canBuy)).length;
  const canSend = !isEnded && ready.length > 0;
  const first: CartAction = buyable.length > 0 ? 'Buy' : 'RequestQuote';

  const send = async (rows: readonly ReadyRow[], action: CartAction) => {
    setSending(action);
    try {
      for (let from = 0; from < rows.length; from += linesPerCall) {
        const part = rows.slice(from, from + linesPerCall);
        const { added, end } = await addMany(part.map(rowToSend), action, [], { salesDetails: 'complete' });
        const sent = added.map(({ line: { row, item }, to }) => ({
          ...{ row, to, articleNumber: item.articleNumber, name: item.name },
        }));
        dispatch({ type: 'sent', sent });
        if (end === 'failed' || sent.length === 0) return;
      }
      onGone();
    } finally {
      setSending(undefined);
    }
  };
  // inside JSX, TypeScript does not rewrite the import's file extension for the package
  const download = async () => {
    const { downloadResult } = await import('./result-file.ts');
    await downloadResult(app, assessed, state.sent);
  };
  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.sum}>
          {canBuy
            ? t('cart.quickOrder.sum', { cart: buyable.length, toCheck, quote: ready.length - buyable.length })
            : t('cart.quickOrder.quoteSum', { quote: ready.length, toCheck })}
          {total && (
            <>
              {' · '}
              <span className="nb">{t('cart.quickOrder.total', { total: formatMoney(total, app.locale.tag) })}</span>
            </>
          )}
        </p>
        {canSend && (
          <Button
            variant="go"
            pending={sending === first}
            pendingText={t('cart.quickOrder.sending')}
            disabled={sending !== undefined && sending !== first}
            onClick={() => void send(first === 'Buy' ? buyable : ready, first)}
          >
            {first === 'Buy'
              ? t('cart.quickOrder.toCart', { count: buyable.length })
              : t('cart.quickOrder.toQuoteCart', { count: ready.length })}
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        {canSend && first === 'Buy' && (
          <Button
            pending={sending === 'RequestQuote'}
            pendingText={t('cart.quickOrder.sending')}
            disabled={sending === 'Buy'}
            onClick={() => void send(ready, 'RequestQuote')}
          >
            {t('cart.quickOrder.toQuoteCart', { count: ready.length })}
          </Button>
        )}
        {canSend && (
          <Button onClick={() => saveToList(ready.map(lineOf), { items: ready.map(({ state: { item } }) => item) })}>
            {t('cart.quickOrder.toList', { count: ready.length })}
          </Button>
        )}
        <Button icon="document" onClick={download}>
          {t('cart.quickOrder.download')}
        </Button>
        <Button onClick={() => dispatch({ type: 'remove', ids: assessed.map(({ row }) => row.id) })}>
          {t('cart.quickOrder.removeAll')}
        </Button>
      </div>
      {chooser}
    </>
  );
}

const lineOf = ({ state: { item, quantity, unit } }: ReadyRow): LineToAdd => ({
  cartItemId: cartItemIdOf(item, { equipmentId: unit?.equipmentId }),
  quantity,
});
