import type { CartAction, OrderLine } from '@shop/api-contracts';
import { reorderPlan, useAddToCart, type ReorderNote, type ReorderPlan } from '@shop/cart';
import { Button, Dialog } from '@shop/design-system';
import { useState, type ReactNode } from 'react';
import { useText } from '../text.ts';
import { ReorderNotes } from './reorder-notes.tsx';

type Plan = ReorderPlan<ReorderNote<OrderLine>>;

interface Reorder {
  /** Adds the lines as they are sold now; asks first if anything has changed since the order. */
  reorder: (lines: readonly OrderLine[], action: CartAction) => void;
  /** The cart to which lines are being added without a question. */
  adding: CartAction | undefined;
  /** The question, to be rendered beside the button. */
  dialog: ReactNode;
}

/**
 * Orders lines again or requests quotes; shows changes since the order before adding.
 * @param onAdded called with the cart that holds the lines, or most of them
 */
export function useReorder(onAdded: (to: CartAction) => void): Reorder {
  const t = useText();
  const { addMany } = useAddToCart();
  const [adding, setAdding] = useState<CartAction>();
  const [asked, setAsked] = useState<{ plan: Plan; action: CartAction }>();
  const count = asked ? asked.plan.lines.Buy.length + asked.plan.lines.RequestQuote.length : 0;

  const add = async ({ lines: planned }: Plan, action: CartAction) => {
    setAdding(action);
    try {
      const bought = await addMany(planned.Buy, 'Buy');
      const quoted = bought.end === 'failed' ? undefined : await addMany(planned.RequestQuote, 'RequestQuote');
      const added = [...bought.added, ...(quoted?.added ?? [])];
      if (added.length > 0) onAdded(added[0]!.to);
    } finally {
      setAdding(undefined);
      setAsked(undefined);
    }
  };
  const reorder = (lines: readonly OrderLine[], action: CartAction) => {
    const plan = reorderPlan(lines, action);
    if (plan.notes.length === 0) void add(plan, action);
    else setAsked({ plan, action });
  };
  const dialog = (
    <Dialog
      open={asked !== undefined}
      onClose={() => setAsked(undefined)}
      title={t('portal.orders.changes')}
      closeLabel={t('portal.orders.close')}
      actions={
        <>
          <Button onClick={() => setAsked(undefined)}>{t(count > 0 ? 'portal.cancel' : 'portal.orders.close')}</Button>
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
  );
  return { reorder, adding: asked ? undefined : adding, dialog };
}
