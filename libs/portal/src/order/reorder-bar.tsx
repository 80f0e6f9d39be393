import type { CartAction, OrderLine } from '@shop/api-contracts';
import { reorderPlan, useAddToCart, type ReorderNote, type ReorderPlan } from '@shop/cart';
import { Button, classNames, Dialog } from '@shop/design-system';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { ReorderNotes } from './reorder-notes.tsx';
import styles from './order-lines.module.css';

type Plan = ReorderPlan<ReorderNote<OrderLine>>;

interface ReorderBarProps {
  /** The selected lines, or all. */
  lines: readonly OrderLine[];
  isChosen: boolean;
  onAdded: () => void;
}

/** Orders lines again or requests quotes; shows changes since the order before adding. */
export function ReorderBar({ lines, isChosen, onAdded }: ReorderBarProps) {
  const t = useText();
  const { buyEnabled } = usePrefetchedQuery(settingsQuery());
  const { addMany } = useAddToCart();
  const [adding, setAdding] = useState<CartAction>();
  const [asked, setAsked] = useState<{ plan: Plan; action: CartAction }>();
  const count = asked ? asked.plan.lines.Buy.length + asked.plan.lines.RequestQuote.length : 0;

  const add = async ({ lines: planned }: Plan, action: CartAction) => {
    setAdding(action);
    try {
      const bought = await addMany(planned.Buy, 'Buy');
      const quoted = bought.end === 'failed' ? undefined : await addMany(planned.RequestQuote, 'RequestQuote');
      if (bought.added.length + (quoted?.added.length ?? 0) > 0) onAdded();
    } finally {
      setAdding(undefined);
      setAsked(undefined);
    }
  };
  const ask = (action: CartAction) => {
    const plan = reorderPlan(lines, action);
    if (plan.notes.length === 0) void add(plan, action);
    else setAsked({ plan, action });
  };
  return (
    <div className={classNames(styles.bar, isChosen && styles.chosen)} data-chrome>
      <p role="status">{t(isChosen ? 'portal.orders.chosen' : 'portal.orders.lineCount', { count: lines.length })}</p>
      {buyEnabled && (
        <Button variant="go" icon="cart" pending={adding === 'Buy' && !asked} onClick={() => ask('Buy')}>
          {t(isChosen ? 'portal.orders.reorderChosen' : 'portal.orders.reorderAll')}
        </Button>
      )}
      <Button
        variant={buyEnabled ? 'plain' : 'go'}
        pending={adding === 'RequestQuote' && !asked}
        onClick={() => ask('RequestQuote')}
      >
        {t('portal.orders.quote')}
      </Button>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('portal.orders.changes')}
        closeLabel={t('portal.orders.close')}
        actions={
          <>
            <Button onClick={() => setAsked(undefined)}>
              {t(count > 0 ? 'portal.cancel' : 'portal.orders.close')}
            </Button>
            {asked && count > 0 && (
              <Button variant="go" pending={adding !== undefined} onClick={() => void add(asked.plan, asked.action)}>
                {t(asked.action === 'Buy' ? 'portal.orders.addRest' : 'portal.orders.quoteRest', { count })}
              </Button>
            )}
          </>
        }
      >
        {asked && <ReorderNotes notes={asked.plan.notes} canAdd={count > 0} />}
      </Dialog>
    </div>
  );
}
