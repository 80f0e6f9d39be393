import type { FavouriteListItem } from '@shop/api-contracts';
import { Button, Notice } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { cartActionOf, cartItemIdOf } from '../cart/cart-action-of.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { allowedQuantity } from '../lines/allowed-quantity.ts';
import { linePath } from '../lines/line-path.ts';
import { useText } from '../text.ts';
import type { OrderPlan } from './order-plan.ts';
import styles from './favourite-list-page.module.css';

/** Lines that were not ordered as listed: discontinued, with the successor, or in another quantity. */
export function OrderNotes({ plan: { left, changed }, onClose }: { plan: OrderPlan; onClose: () => void }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // the button is always in view, the end of a long list is not
  useEffect(() => place.current?.scrollIntoView?.({ block: 'center' }), []);
  return (
    <div ref={place}>
      <Notice
        type="warning"
        live
        title={t('cart.lists.orderNotes', { count: left.length + changed.length })}
        className={styles.notes ?? ''}
        action={
          <Button size="small" onClick={onClose}>
            {t('cart.lists.understood')}
          </Button>
        }
      >
        <ul className={styles.noteList}>
          {left.map((item) => (
            <li key={item.id}>
              <span className="art">{item.articleNumber}</span>, <bdi>{item.name}</bdi>:{' '}
              {t(item.successor ? 'cart.lists.replaced' : item.item ? 'cart.lists.notMade' : 'cart.lists.notSold')}{' '}
              {item.successor && <Successor item={item} />}
            </li>
          ))}
          {changed.map(({ item, quantity }) => (
            <li key={item.id}>
              <span className="art">{item.articleNumber}</span>, <bdi>{item.name}</bdi>:{' '}
              {t('cart.lists.quantityChanged', { asked: item.quantity, quantity })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function Successor({ item: { successor, quantity } }: { item: FavouriteListItem }) {
  const t = useText();
  const { add } = useAddToCart();
  if (!successor) return null;
  const action = cartActionOf(successor);
  const cartItemId = cartItemIdOf(successor);
  const line = { cartItemId, quantity: allowedQuantity(quantity, successor.salesDetails), item: successor };
  return (
    <>
      <ShopLink to={linePath(cartItemId, successor)} prefetch={false}>
        {successor.articleNumber}
      </ShopLink>{' '}
      {action && (
        <Button size="small" onClick={() => void add(line, action)}>
          {t('cart.lists.addInstead', { number: successor.articleNumber })}
        </Button>
      )}
    </>
  );
}
