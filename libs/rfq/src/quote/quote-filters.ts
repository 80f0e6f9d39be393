import type { QuoteState } from '@shop/api-contracts';
import { paths } from '@shop/platform';

/** Those that were sent by the own company, or those that it was asked as a partner. */
export type QuoteBox = 'sent' | 'received';

/** What the list of requests is narrowed to; it stands in the address, so that it can be sent to a colleague and Back takes it away. */
export interface QuoteFilters {
  /** Without: sent. */
  box?: 'received';
  state?: QuoteState;
  /** From 2: the first page has no number. */
  page?: number;
}

export const quoteStates = [
  'requested',
  'inPreparation',
  'offered',
  'accepted',
  'expired',
  'declined',
] as const satisfies readonly QuoteState[];

const lastPage = 10_000;

/** Of an address that anybody can write: what is no filter is none. */
export function readQuoteFilters(search: URLSearchParams): QuoteFilters {
  const state = quoteStates.find((one) => one === search.get('state'));
  const page = Number(search.get('page'));
  return {
    ...(search.get('box') === 'received' ? { box: 'received' } : {}),
    ...(state ? { state } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
  };
}

export function quotesPath(filters: QuoteFilters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  return search.size > 0 ? `${paths.quoteRequests()}?${search}` : paths.quoteRequests();
}
