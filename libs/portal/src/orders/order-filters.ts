import type { OrderStatus } from '@shop/api-contracts';
import { paths } from '@shop/platform';

/** What the list of orders is narrowed to; it stands in the address, so that it can be sent to a colleague and Back takes it away. */
export interface OrderFilters {
  /** In order numbers, references, article numbers and names. */
  q?: string;
  status?: OrderStatus;
  /** ISO days, both included. */
  from?: string;
  to?: string;
  /** From 2: the first page has no number. */
  page?: number;
}

export const orderStatuses = [
  'received',
  'inProduction',
  'partlyShipped',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[];

const maxSearchLength = 100;
const lastPage = 10_000;

/** Of an address that anybody can write: what is no filter is none. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const q = search.get('q')?.trim().slice(0, maxSearchLength);
  const status = orderStatuses.find((one) => one === search.get('status'));
  const from = readDay(search.get('from'));
  const to = readDay(search.get('to'));
  const page = Number(search.get('page'));
  return {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
  };
}

export function ordersPath(filters: OrderFilters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  return search.size > 0 ? `${paths.orders()}?${search}` : paths.orders();
}

/** Whether the list is narrowed; a page alone does not. */
export const isFiltered = ({ page: _, ...filters }: OrderFilters): boolean => Object.keys(filters).length > 0;

const readDay = (text: string | null): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
