import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import type { RefObject } from 'react';
import { useText } from '../text.ts';
import { AddCartLine } from './actions/add-cart-line.tsx';
import { CartActions } from './actions/cart-actions.tsx';
import { CartBar, CartTotals } from './totals/cart-totals.tsx';
import { CartChangesNotice } from './cart-changes-notice.tsx';
import { CartConfigurations } from './actions/cart-configurations.tsx';
import { CartTable } from './table/cart-table.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PrintHead } from './print-head.tsx';
import { PruneNotice } from './prune-notice.tsx';
import type { CartSection } from './use-cart-section.ts';
import { useViewCartEvent } from './use-view-cart-event.ts';
import styles from './cart-page.module.css';

interface CartLinesProps {
  section: CartSection;
  /** Gets the focus when the focused element is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A cart with lines: changes, table, configured machines, totals and actions. */
export function CartLines({ section, heading }: CartLinesProps) {
  const t = useText();
  const { action, cart, editing, removedLines, lineActions, pendingLines, isUpdating, isAsking } = section;
  const { customArticleNumbersEnabled: withOwnNumbers } = usePrefetchedQuery(settingsQuery());
  const { rows, remove, undo, forget, isRestored } = removedLines;
  const title = t(action === 'Buy' ? 'cart.page.buy' : 'cart.page.quote');
  useViewCartEvent(cart);
  return (
    <>
      {cart && <PrintHead title={title} />}
      {cart && <PaymentNotice cart={cart} reread={section.retry} />}
      <CartChangesNotice changes={section.changes} dismiss={section.dismissChanges} />
      {cart && <PruneNotice lines={cart.lines} prune={() => editing.prune()} />}
      <div className={styles.grid}>
        <div className={styles.lines}>
          {rows.length > 0 && (
            <CartTable
              caption={title}
              rows={rows}
              pendingLines={pendingLines}
              isAsking={isAsking}
              withOwnNumbers={withOwnNumbers}
              actions={lineActions}
              remove={remove}
              undo={undo}
              forget={forget}
              isRestored={isRestored}
              leave={() => heading.current?.focus()}
            />
          )}
          {cart && <AddCartLine action={action} />}
          {cart && <CartConfigurations cart={cart} withOwnNumbers={withOwnNumbers} changes={editing} />}
        </div>
        {cart && (
          <div className={styles.side}>
            <CartTotals cart={cart} isUpdating={isUpdating} />
            <CartActions cart={cart} deleteCart={() => editing.deleteCart()} />
          </div>
        )}
      </div>
      {cart && <CartBar cart={cart} isUpdating={isUpdating} />}
    </>
  );
}
