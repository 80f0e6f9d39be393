import { calls, type Order } from '@shop/api-contracts';
import { affiliateId, callOrThrow, codeOf, type App } from '@shop/platform';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

/** Shares the key prefix of all reads of orders, so that a payment elsewhere invalidates it too. */
const keyOf = (cartId: string, scope: string): QueryKey => [calls.orders.get.name, { openOrderOf: cartId }, scope];

/**
 * The one open order of a cart. The first read of a visit creates it, or finds and updates it to the cart (POST orders is idempotent per
 * cart), so that reloads and second tabs continue without state in the browser. Later reads do not change it.
 */
export function openOrderQuery(app: App, cartId: string, scope: string) {
  const queryKey = keyOf(cartId, scope);
  return queryOptions({
    queryKey,
    staleTime: 0,
    // returning from the cart starts with its present version
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Order> => {
      const known = app.queryClient.getQueryData<Order>(queryKey);
      if (!known) return makeOrder(app, cartId, signal);
      const input = { params: { id: known.orderId }, query: { cartId } };
      const order = await callOrThrow(app.api, calls.orders.get, input, { signal }).catch((error: unknown) => {
        if (codeOf(error) === 'order_unknown') return null;
        throw error;
      });
      // cancelled in another tab
      return order === null || order.state === 'cancelled' ? makeOrder(app, cartId, signal) : order;
    },
  });
}

/** POST orders: the cart's open order, with the cart's present lines and prices, and the affiliate that led to the visit. */
export function makeOrder(app: App, cartId: string, signal?: AbortSignal): Promise<Order> {
  const affiliate = affiliateId();
  const body = { cartId, ...(affiliate === null ? {} : { affiliateId: affiliate }) };
  return callOrThrow(app.api, calls.orders.create, { body }, signal ? { signal } : {});
}
