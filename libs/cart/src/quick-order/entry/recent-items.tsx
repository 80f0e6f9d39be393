import { calls, type ItemCard } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { apiQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { cartActionOf } from '../../cart/cart-action-of.ts';
import { nearestQuantities } from '../../lines/allowed-quantity.ts';
import { articleIdOf } from '../../lines/use-complete-items.ts';
import type { NewRow } from '../rows/quick-order-state.ts';
import { recentlyViewed } from './recently-viewed.ts';
import styles from './recent-items.module.css';

interface RecentItemsProps {
  scope: string;
  room: number;
  onAdd: (rows: readonly NewRow[]) => void;
}

/** Recently viewed articles of this browser, each added by one press. Hidden if there are none. */
export function RecentItems({ scope, room, onAdd }: RecentItemsProps) {
  const t = useText();
  const [keys] = useState(recentlyViewed);
  const { data = [] } = useQuery({
    ...apiQuery(calls.items.list, { query: { item: keys } }, { scope, excludedFromLoader: true }),
    enabled: keys.length > 0,
  });
  const items = data.filter((item) => cartActionOf(item) !== null);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="quick-order-recent" className={styles.recent}>
      <h2 id="quick-order-recent">{t('cart.quickOrder.recent')}</h2>
      <ul>
        {items.map((item) => (
          <li key={articleIdOf(item)}>
            <Button size="small" disabled={room < 1} onClick={() => onAdd([rowOf(item)])}>
              <span className="art">{item.articleNumber}</span> <span className={styles.name}>{item.name}</span>
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
