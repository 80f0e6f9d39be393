import type { Order } from '@shop/api-contracts';
import { leaveOrderedCart } from '@shop/cart';
import { paths, useApp, useShopNavigate } from '@shop/platform';
import { flagOrder } from './order-log.ts';

/** The order is placed: it is to be logged, its cart is gone, and the confirmation takes the place of this page. */
export function useGoToConfirmation(): (order: Order) => void {
  const app = useApp();
  const navigate = useShopNavigate();
  return (order) => {
    flagOrder(order.orderId);
    leaveOrderedCart(app, order.cartId);
    navigate(paths.confirmation({ o: order.orderId, c: order.cartId }), { replace: true });
  };
}
