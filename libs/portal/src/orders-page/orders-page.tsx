import { useParams } from 'react-router';
import { OrderList } from '../orders/order-list.tsx';
import { OrderPage } from '../order/order-page.tsx';

/** All orders, or the one that the address names. */
export function OrdersPage() {
  const { orderId } = useParams();
  return orderId ? <OrderPage key={orderId} orderId={orderId} /> : <OrderList />;
}
