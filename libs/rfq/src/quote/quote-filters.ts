import type { QuoteState } from '@shop/api-contracts';
import { paths } from '@shop/platform';

/** Requests sent by the customer, or received as a partner. */
export type QuoteBox = 'sent' | 'received';

/** Filters of the request list, stored in the address, so that it can be shared and Back undoes them. */
export interface QuoteFilters {
  /** Omitted: received while a request waits there for an answer or a partner has sent none, else sent. */
  box?: QuoteBox;
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

const boxes = ['sent', 'received'] as const satisfies readonly QuoteBox[];
const lastPage = 10_000;

/** Parses untrusted query parameters, ignoring invalid ones. */
export function readQuoteFilters(search: URLSearchParams): QuoteFilters {
  const state = quoteStates.find((one) => one === search.get('state'));
  const page = Number(search.get('page'));
  const box = boxes.find((one) => one === search.get('box'));
  return {
    ...(box ? { box } : {}),
    ...(state ? { state } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
  };
}

export function quotesPath(filters: QuoteFilters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  return search.size > 0 ? `${paths.quoteRequests()}?${search}` : paths.quoteRequests();
}
