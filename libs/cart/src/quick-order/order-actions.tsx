import type { CartAction, LineToAdd } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { useApp } from '@shop/platform';
import { useState } from 'react';
import { cartItemIdOf } from '../cart/cart-action-of.ts';
import { pushCartEvent } from '../cart/cart-events.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useSaveToList } from '../favourite-lists/use-save-to-list.tsx';
import { useText } from '../text.ts';
import type { AssessedRow, RowState } from './order-rows.ts';
import type { QuickOrder } from './use-quick-order.ts';
import styles from './quick-order.module.css';

/** Lines of one call (contract `carts.addMany`): what a call has brought into the cart leaves the table before the next. */
const linesPerCall = 500;

type ReadyRow = AssessedRow & { state: Extract<RowState, { kind: 'ready' }> };
const isReady = (one: AssessedRow): one is ReadyRow => one.state.kind === 'ready';

interface OrderActionsProps {
  order: QuickOrder;
  isEnded: boolean;
  /** The rows that had the focus are gone. */
  onGone: () => void;
}

/** Where the good rows go; the others stay. Exactly what the table shows is sent. */
export function OrderActions({ order: { state, dispatch, assessed }, isEnded, onGone }: OrderActionsProps) {
  const t = useText();
  const app = useApp();
  const { addMany } = useAddToCart();
  const { saveToList, chooser } = useSaveToList('quick-order');
  const [sending, setSending] = useState<CartAction>();
  const ready = assessed.filter(isReady);
  const buyable = ready.filter((one) => one.state.action === 'Buy');
  const open = assessed.length - ready.length;

  const send = async (rows: readonly ReadyRow[], action: CartAction) => {
    setSending(action);
    try {
      for (let from = 0; from < rows.length; from += linesPerCall) {
        const part = rows.slice(from, from + linesPerCall);
        if (!(await addMany(part.map(lineOf), action))) return;
        pushCartEvent(
          'add_to_cart',
          part.map(({ state: { item, quantity } }) => ({ item, quantity })),
          action,
        );
        const sent = part.map(({ row, state: { item } }) => ({
          ...{ row, to: action, articleNumber: item.articleNumber, name: item.name },
        }));
        dispatch({ type: 'sent', sent });
      }
      onGone();
    } finally {
      setSending(undefined);
    }
  };
  // TypeScript does not write the file's name anew for the package where it stands inside of JSX
  const download = async () => {
    const { downloadResult } = await import('./result-file.ts');
    await downloadResult(app, assessed, state.sent);
  };
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.sum}>
        {t('cart.quickOrder.sum', { ready: ready.length, open })}
      </p>
      {!isEnded && ready.length > 0 && (
        <div className={styles.actions}>
          {buyable.length > 0 && (
            <Button
              variant="go"
              pending={sending === 'Buy'}
              pendingText={t('cart.quickOrder.sending')}
              disabled={sending === 'RequestQuote'}
              onClick={() => void send(buyable, 'Buy')}
            >
              {t('cart.quickOrder.toCart', { count: buyable.length })}
            </Button>
          )}
          <Button
            variant={buyable.length > 0 ? 'plain' : 'go'}
            pending={sending === 'RequestQuote'}
            pendingText={t('cart.quickOrder.sending')}
            disabled={sending === 'Buy'}
            onClick={() => void send(ready, 'RequestQuote')}
          >
            {t('cart.quickOrder.toQuoteCart', { count: ready.length })}
          </Button>
          <Button onClick={() => saveToList(ready.map(lineOf), { items: ready.map(({ state: { item } }) => item) })}>
            {t('cart.quickOrder.toList', { count: ready.length })}
          </Button>
        </div>
      )}
      <div className={styles.actions}>
        <Button icon="document" onClick={download}>
          {t('cart.quickOrder.download')}
        </Button>
        <Button onClick={() => dispatch({ type: 'remove', ids: assessed.map(({ row }) => row.id) })}>
          {t('cart.quickOrder.removeAll')}
        </Button>
      </div>
      {chooser}
    </div>
  );
}

const lineOf = ({ state: { item, quantity } }: ReadyRow): LineToAdd => ({ cartItemId: cartItemIdOf(item), quantity });
