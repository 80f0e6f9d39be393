import { calls, type Order } from '@shop/api-contracts';
import { apiQuery, callOrThrow, type App } from '@shop/platform';

/** One of the user's orders; with a cart id, as addresses of the checkout have it, found only if both belong together. */
export const placedOrderQuery = (orderId: string, cartId: string | undefined, scope: string) =>
  apiQuery(
    calls.orders.get,
    { params: { id: orderId }, query: cartId === undefined ? {} : { cartId } },
    { scope, staleTime: 0, excludedFromLoader: true },
  );

/** Stores a changed order, so that every page shows it at once. */
export function keepOrder({ queryClient }: App, order: Order): void {
  queryClient.setQueriesData<Order>({ queryKey: [calls.orders.get.name] }, (known) =>
    known?.orderId === order.orderId ? order : known,
  );
}

/** Reads the order again for every page that shows it. Throws the error of the call. */
export async function rereadOrder(app: App, { orderId }: Pick<Order, 'orderId'>): Promise<Order> {
  const order = await callOrThrow(app.api, calls.orders.get, { params: { id: orderId }, query: {} });
  keepOrder(app, order);
  return order;
}
