import type { OrderSummary } from '@shop/api-contracts';
import { settingsQuery, usePortalPerson, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { ordersQuery, ownOrdersQuery } from './orders-query.ts';

export type NewOrder = Pick<OrderSummary, 'orderId' | 'orderNumber' | 'placedAt' | 'total' | 'currency'> &
  Partial<Pick<OrderSummary, 'status' | 'customerOrderReference' | 'deliveryDate'>>;

/** The newest orders; their status only if the market has an order history. */
export function useNewOrders() {
  const { scope } = usePortalPerson();
  const { orderHistoryEnabled } = usePrefetchedQuery(settingsQuery());
  const history = useQuery({ ...ordersQuery(scope), enabled: orderHistoryEnabled });
  const own = useQuery({ ...ownOrdersQuery(scope), enabled: !orderHistoryEnabled });
  const query = orderHistoryEnabled ? history : own;
  const found: { orders: NewOrder[]; total: number } | undefined = orderHistoryEnabled
    ? history.data
    : own.data && { orders: own.data, total: own.data.length };
  return { query, found, hasHistory: orderHistoryEnabled };
}
