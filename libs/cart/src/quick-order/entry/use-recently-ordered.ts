import { calls, type ItemCard, type PlacedOrder } from '@shop/api-contracts';
import { apiQuery, settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useQueries, useQuery } from '@tanstack/react-query';
import { cartActionOf } from '../../cart/cart-action-of.ts';
import { articleIdOf } from '../../lines/use-complete-items.ts';

/** Number of orders that are read. */
const maxOrders = 3;
const maxItems = 12;

/** Articles of the latest orders of the customer number in use, without repetition; none in markets without history. */
export function useRecentlyOrdered(scope: string): ItemCard[] {
  const { orderHistoryEnabled } = usePrefetchedQuery(settingsQuery());
  const options = { scope, excludedFromLoader: true };
  const { data: latest } = useQuery({
    ...apiQuery(calls.orderHistory.list, { query: { page: 1 } }, options),
    enabled: orderHistoryEnabled,
  });
  const orders = latest?.orders.slice(0, maxOrders) ?? [];
  return useQueries({
    queries: orders.map(({ orderId: id }) => apiQuery(calls.orderHistory.get, { params: { id } }, options)),
    combine: (results) => itemsOf(results.flatMap(({ data }) => data ?? [])),
  });
}

function itemsOf(orders: readonly PlacedOrder[]): ItemCard[] {
  const items = orders.flatMap(({ lines }) => lines.flatMap(({ item }) => (item && cartActionOf(item) ? item : [])));
  return [...new Map(items.map((item) => [articleIdOf(item), item])).values()].slice(0, maxItems);
}
