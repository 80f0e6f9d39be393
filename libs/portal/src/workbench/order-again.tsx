import { Button, showToast } from '@shop/design-system';
import { paths, settingsQuery, useApp, usePortalPerson, usePrefetchedQuery, useShopNavigate } from '@shop/platform';
import { useState } from 'react';
import { useReorder } from '../order/use-reorder.tsx';
import { orderQuery, ownOrderQuery } from '../orders/orders-query.ts';
import { useText } from '../text.ts';

interface OrderAgainProps {
  orderId: string;
  orderNumber: string;
}

/** Reads an order, puts its lines into the cart as they are sold now, and opens the cart; asks first about what has changed. */
export function OrderAgain({ orderId, orderNumber }: OrderAgainProps) {
  const t = useText();
  const { queryClient } = useApp();
  const navigate = useShopNavigate();
  const { scope } = usePortalPerson();
  const { orderHistoryEnabled } = usePrefetchedQuery(settingsQuery());
  const [isReading, setReading] = useState(false);
  const { reorder, adding, dialog } = useReorder((to) =>
    navigate(to === 'Buy' ? paths.cart() : `${paths.cart()}?view=quote`),
  );
  const readLines = async () => {
    const { lines } = orderHistoryEnabled
      ? await queryClient.fetchQuery(orderQuery(scope, orderId))
      : await queryClient.fetchQuery(ownOrderQuery(scope, orderId));
    return lines;
  };
  const orderAgain = async () => {
    setReading(true);
    try {
      reorder(await readLines(), 'Buy');
    } catch {
      showToast({ type: 'error', text: t('portal.work.againFailed', { number: orderNumber }) });
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Button size="small" pending={isReading || adding !== undefined} onClick={() => void orderAgain()}>
        {t('portal.orders.reorderAll')} <span className="sr">{orderNumber}</span>
      </Button>
      {dialog}
    </>
  );
}
