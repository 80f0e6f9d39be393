import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import type { OrderFilters } from './order-filters.ts';

/** Orders move on without anybody's doing here, so that they are asked for at each visit; what the loader has just read is young enough. */
const staleTime = 10_000;

/** A page of the orders of the customer number in use. */
export const ordersQuery = (scope: string, filters: OrderFilters = {}) =>
  apiQuery(calls.orderHistory.list, { query: filters }, { scope, excludedFromLoader: true, staleTime });

/** One order with what happened to it since. */
export const orderQuery = (scope: string, id: string) =>
  apiQuery(calls.orderHistory.get, { params: { id } }, { scope, excludedFromLoader: true, staleTime });

/** Orders that whoever asks has placed in the shop: all that is told where the market has no history (setting orderHistoryEnabled). */
export const ownOrdersQuery = (scope: string) =>
  apiQuery(calls.orders.list, {}, { scope, excludedFromLoader: true, staleTime });

/** One of them, as it was placed. */
export const ownOrderQuery = (scope: string, id: string) =>
  apiQuery(calls.orders.get, { params: { id }, query: {} }, { scope, excludedFromLoader: true, staleTime });
