import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import type { OrderFilters } from './order-filters.ts';

/** Orders change without the reader: refetched on each visit, except for the loader's data. */
const staleTime = 10_000;

/** A page of the orders of the current customer number. */
export const ordersQuery = (scope: string, filters: OrderFilters = {}) =>
  apiQuery(calls.orderHistory.list, { query: filters }, { scope, excludedFromLoader: true, staleTime });

/** An order with its progress. */
export const orderQuery = (scope: string, id: string) =>
  apiQuery(calls.orderHistory.get, { params: { id } }, { scope, excludedFromLoader: true, staleTime });

/** Orders that the user has placed in the shop, for markets without a history (setting orderHistoryEnabled). */
export const ownOrdersQuery = (scope: string) =>
  apiQuery(calls.orders.list, {}, { scope, excludedFromLoader: true, staleTime });

/** One of these orders, as placed. */
export const ownOrderQuery = (scope: string, id: string) =>
  apiQuery(calls.orders.get, { params: { id }, query: {} }, { scope, excludedFromLoader: true, staleTime });
