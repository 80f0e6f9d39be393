import { calls, type Order } from '@shop/api-contracts';
import { callOrThrow, codeOf, type App } from '@shop/platform';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

/** Begins as the keys of every other reading of orders do, so that what is paid elsewhere is known here at once. */
const keyOf = (cartId: string, scope: string): QueryKey => [calls.orders.get.name, { openOrderOf: cartId }, scope];

/**
 * The one open order of a cart. The first reading of a visit makes it, or finds it and brings it up to the cart (POST orders is
 * idempotent per cart): that is how a reload and a second tab go on, with nothing kept in the browser. Later ones only look.
 */
export function openOrderQuery(app: App, cartId: string, scope: string) {
  const queryKey = keyOf(cartId, scope);
  return queryOptions({
    queryKey,
    staleTime: 0,
    // who comes back from the cart begins with its present version
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Order> => {
      const known = app.queryClient.getQueryData<Order>(queryKey);
      if (!known) return makeOrder(app, cartId, signal);
      const input = { params: { id: known.orderId }, query: { cartId } };
      const order = await callOrThrow(app.api, calls.orders.get, input, { signal }).catch((error: unknown) => {
        if (codeOf(error) === 'order_unknown') return null;
        throw error;
      });
      // given up in another tab
      return order === null || order.state === 'cancelled' ? makeOrder(app, cartId, signal) : order;
    },
  });
}

/** POST orders: the cart's open order, with the cart's present lines and prices. */
export const makeOrder = (app: App, cartId: string, signal?: AbortSignal): Promise<Order> =>
  callOrThrow(app.api, calls.orders.create, { body: { cartId } }, signal ? { signal } : {});
