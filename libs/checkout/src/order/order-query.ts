import { calls, type Order } from '@shop/api-contracts';
import { apiQuery, callOrThrow, type App } from '@shop/platform';

/** An order of one's own; with its cart's id, as addresses of the checkout carry it, it is there only if both belong together. */
export const placedOrderQuery = (orderId: string, cartId: string | undefined, scope: string) =>
  apiQuery(
    calls.orders.get,
    { params: { id: orderId }, query: cartId === undefined ? {} : { cartId } },
    { scope, staleTime: 0, excludedFromLoader: true },
  );

/** The order has become another: every page that shows it does so at once. */
export function keepOrder({ queryClient }: App, order: Order): void {
  queryClient.setQueriesData<Order>({ queryKey: [calls.orders.get.name] }, (known) =>
    known?.orderId === order.orderId ? order : known,
  );
}

/** Reads the order anew for every page that shows it. Throws what the read throws. */
export async function rereadOrder(app: App, { orderId }: Pick<Order, 'orderId'>): Promise<Order> {
  const order = await callOrThrow(app.api, calls.orders.get, { params: { id: orderId }, query: {} });
  keepOrder(app, order);
  return order;
}
