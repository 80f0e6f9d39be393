import type { OrderStatus } from '@shop/api-contracts';
import { paths } from '@shop/platform';

/** Filters of the order list, stored in the address, so that it can be shared and Back undoes them. */
export interface OrderFilters {
  /** Searches order numbers, references, article numbers and names. */
  q?: string;
  status?: OrderStatus;
  /** ISO days, both inclusive. */
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

/** Parses untrusted query parameters, ignoring invalid ones. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const q = search.get('q')?.trim().slice(0, maxSearchLength);
  const status = orderStatuses.find((one) => one === search.get('status'));
  const days = [readDay(search.get('from')), readDay(search.get('to'))];
  // a range typed the wrong way round
  const [from, to] = days[0] && days[1] && days[0] > days[1] ? days.reverse() : days;
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

/** True if a filter is set; the page number is none. */
export const isFiltered = ({ page: _, ...filters }: OrderFilters): boolean => Object.keys(filters).length > 0;

/** How many filters are set apart from the search text. */
export const countBesidesSearch = ({ page: _, q: __, ...others }: OrderFilters): number => Object.keys(others).length;

const readDay = (text: string | null): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
