import type { FavouriteList, FavouriteListItem } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { useState } from 'react';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { totalPrice } from '../lines/total-price.ts';
import { unitPrice } from '../lines/unit-price.ts';
import { usePriceTerms } from '../lines/use-price-terms.ts';
import { useText } from '../text.ts';
import { orderPlan, type OrderPlan } from './order-plan.ts';
import { OrderNotes } from './order-notes.tsx';
import type { Selection } from './use-selection.ts';
import styles from './favourite-list-page.module.css';

interface ListOrderBarProps {
  list: FavouriteList;
  /** Lines without those being removed. */
  items: readonly FavouriteListItem[];
  selection: Selection;
  /** The slow system has not said yet how some of them are sold. */
  isAsking?: boolean;
}

/** Adds the selected lines to the cart, or all lines and configured machines; reports those that could not be ordered. */
export function ListOrderBar({ list, items, selection, isAsking = false }: ListOrderBarProps) {
  const t = useText();
  const { addMany } = useAddToCart();
  const [isAdding, setAdding] = useState(false);
  const [notes, setNotes] = useState<OrderPlan>();
  const chosen = new Set(selection.selectedOf(items.map(({ id }) => id)));
  const ordered = chosen.size > 0 ? items.filter(({ id }) => chosen.has(id)) : items;
  const configured = chosen.size > 0 ? [] : list.configurations;
  const count = ordered.length + configured.length;
  // one without a price is only quoted
  const idsOf = (isPriced: boolean) =>
    configured.filter(({ price }) => (price !== null) === isPriced).map(({ configurationId }) => configurationId);
  const [bought, quoted] = [idsOf(true), idsOf(false)];

  const { lines } = orderPlan(ordered);
  const carts = {
    buys: lines.Buy.length + bought.length > 0,
    asks: lines.RequestQuote.length + quoted.length > 0,
  };

  const order = async () => {
    const plan = orderPlan(ordered);
    setAdding(true);
    setNotes(undefined);
    try {
      const buying = await addMany(plan.lines.Buy, 'Buy', bought, { salesDetails: 'complete' });
      // lines for the other cart are kept for the next attempt
      const hasFailed = buying.end === 'failed';
      const asking = hasFailed ? undefined : await addMany(plan.lines.RequestQuote, 'RequestQuote', quoted);
      const added = new Set([...buying.added, ...(asking?.added ?? [])].map(({ line }) => line.id));
      const isAnythingAdded = added.size + buying.configurations.length + (asking?.configurations.length ?? 0) > 0;
      // a retry adds only the rest, never a line twice
      if (isAnythingAdded) selection.setAll(orderable(plan).filter((id) => !added.has(id)));
      if (!hasFailed && plan.left.length + plan.changed.length > 0) setNotes(plan);
    } finally {
      setAdding(false);
    }
  };
  return (
    <>
      {notes && <OrderNotes plan={notes} onClose={() => setNotes(undefined)} />}
      <div className={styles.bar} data-chrome>
        <p className={styles.chosen} role="status">
          <span>
            {chosen.size > 0 ? t('cart.lists.chosen', { count: chosen.size }) : t('cart.lists.size', { count })}
          </span>{' '}
          {isAsking ? (
            <span>{t('cart.lists.asking')}</span>
          ) : (
            <Total list={list} lines={lines} isWhole={chosen.size === 0} />
          )}
        </p>
        <Button variant="go" pending={isAdding} disabled={count === 0 || isAsking} onClick={() => void order()}>
          {t(`cart.lists.${buttonOf(carts)}${chosen.size > 0 ? 'Chosen' : 'All'}`)}
        </Button>
      </div>
    </>
  );
}

interface TotalProps {
  list: FavouriteList;
  lines: OrderPlan['lines'];
  /** All lines and the configured machines are ordered. */
  isWhole: boolean;
}

/** What the lines cost that the button orders, in the quantities that it orders; nothing if none has a price. */
function Total({ list, lines, isWhole }: TotalProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const terms = usePriceTerms().shown;
  const itemOf = new Map(list.items.map(({ id, item }) => [id, item]));
  const costs = [
    ...lines.Buy.map(({ id, quantity }) => ({
      price: unitPrice(itemOf.get(id)?.salesDetails ?? null, quantity),
      quantity,
    })),
    ...lines.RequestQuote.map(({ quantity }) => ({ price: null, quantity })),
    ...(isWhole ? list.configurations.map(({ price }) => ({ price, quantity: 1 })) : []),
  ];
  const priced = costs.flatMap(({ price, quantity }) => (price ? [{ price, quantity }] : []));
  const total = totalPrice(priced);
  if (!total) return null;
  const unpriced = costs.length - priced.length;
  return <span>{t('cart.lists.total', { total: formatMoney(total, tag), terms, unpriced })}</span>;
}

/** The button names the cart, or both. */
const buttonOf = ({ buys, asks }: { buys: boolean; asks: boolean }) => (!asks ? 'order' : buys ? 'both' : 'quote');

const orderable = ({ lines }: OrderPlan): string[] => [...lines.Buy, ...lines.RequestQuote].map(({ id }) => id);
