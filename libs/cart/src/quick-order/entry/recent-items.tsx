import { calls, type ItemCard } from '@shop/api-contracts';
import { Button, UnbrokenNumbers } from '@shop/design-system';
import { apiQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useText } from '../../text.ts';
import { cartActionOf } from '../../cart/cart-action-of.ts';
import { nearestQuantities } from '../../lines/allowed-quantity.ts';
import { articleIdOf } from '../../lines/use-complete-items.ts';
import type { NewRow } from '../rows/quick-order-state.ts';
import { recentlyViewed } from './recently-viewed.ts';
import { useRecentlyOrdered } from './use-recently-ordered.ts';
import styles from './recent-items.module.css';

interface RecentItemsProps {
  scope: string;
  room: number;
  onAdd: (rows: readonly NewRow[]) => void;
}

/** Articles of the latest orders, and those viewed in this browser, each added by one press. Hidden if there are none. */
export function RecentItems({ scope, room, onAdd }: RecentItemsProps) {
  const t = useText();
  const [keys] = useState(recentlyViewed);
  const { data: viewed = [] } = useQuery({
    ...apiQuery(calls.items.list, { query: { item: keys } }, { scope, excludedFromLoader: true }),
    enabled: keys.length > 0,
  });
  const ordered = useRecentlyOrdered(scope);
  const isOrdered = new Set(ordered.map(articleIdOf));
  const others = viewed.filter((item) => cartActionOf(item) !== null && !isOrdered.has(articleIdOf(item)));
  return (
    <>
      <ItemChoice title={t('cart.quickOrder.ordered')} items={ordered} room={room} onAdd={onAdd} />
      <ItemChoice title={t('cart.quickOrder.recent')} items={others} room={room} onAdd={onAdd} />
    </>
  );
}

interface ItemChoiceProps extends Pick<RecentItemsProps, 'room' | 'onAdd'> {
  title: string;
  items: readonly ItemCard[];
}

function ItemChoice({ title, items, room, onAdd }: ItemChoiceProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.recent}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={articleIdOf(item)}>
            <Button size="small" disabled={room < 1} onClick={() => onAdd([rowOf(item)])}>
              <span className="art">{item.articleNumber}</span>{' '}
              <span className={styles.name}>
                <UnbrokenNumbers text={item.name} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row with the minimum quantity of an article. */
export function rowOf(item: ItemCard, quantity?: string): NewRow {
  return {
    typed: item.articleNumber,
    articleNumber: item.articleNumber,
    quantity: quantity ?? String(nearestQuantities(1, item.salesDetails)[0]),
    others: [],
    chosen: articleIdOf(item),
  };
}
