import type { QuoteCheckout } from '@shop/api-contracts';
import type { ShownPerson } from '@shop/platform';
import { createContext, use } from 'react';

/** Shared data of the quote request's pages. */
export interface QuoteRequestContent {
  person: ShownPerson;
  checkout: QuoteCheckout;
  /** Starts again, since the cart may have changed. */
  beginAnew: () => Promise<unknown>;
}

export const QuoteRequestContext = createContext<QuoteRequestContent | null>(null);

export function useQuoteRequest(): QuoteRequestContent {
  const quoteRequest = use(QuoteRequestContext);
  if (!quoteRequest) throw new Error('useQuoteRequest stands outside of QuoteRequestContext');
  return quoteRequest;
}
