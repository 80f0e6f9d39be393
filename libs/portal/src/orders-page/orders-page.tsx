import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useParams } from 'react-router';
import { OrderList } from '../orders/order-list.tsx';
import { OwnOrderList } from '../orders/own-order-list.tsx';
import { OrderPage } from '../order/order-page.tsx';

/** The list of orders, or the one named in the address. */
export function OrdersPage() {
  const { orderId } = useParams();
  const { orderHistoryEnabled } = usePrefetchedQuery(settingsQuery());
  if (orderId) return <OrderPage key={orderId} orderId={orderId} />;
  return orderHistoryEnabled ? <OrderList /> : <OwnOrderList />;
}
