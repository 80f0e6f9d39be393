import { calls, type Settings } from '@shop/api-contracts';
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

/** Orders can be looked up where the market has a history. */
export const hasOrders = ({ orderHistoryEnabled }: Settings): boolean => orderHistoryEnabled;
