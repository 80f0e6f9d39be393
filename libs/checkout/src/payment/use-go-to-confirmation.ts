import type { Order } from '@shop/api-contracts';
import { leaveOrderedCart } from '@shop/cart';
import { paths, useApp, useShopNavigate } from '@shop/platform';
import { flagOrder } from './order-log.ts';

/** After the order is placed: marks it for reporting, forgets its cart and replaces this page by the confirmation. */
export function useGoToConfirmation(): (order: Order) => void {
  const app = useApp();
  const navigate = useShopNavigate();
  return (order) => {
    flagOrder(order.orderId);
    leaveOrderedCart(app, order.cartId);
    navigate(paths.confirmation({ o: order.orderId, c: order.cartId }), { replace: true });
  };
}
