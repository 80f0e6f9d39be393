import type { QuoteCheckout } from '@shop/api-contracts';
import type { ShownPerson } from '@shop/platform';
import { createContext, use } from 'react';

/** What every page of asking for quotes knows. */
export interface QuoteRequestContent {
  person: ShownPerson;
  checkout: QuoteCheckout;
  /** Begins anew: the cart may have become another. */
  beginAnew: () => Promise<unknown>;
}

export const QuoteRequestContext = createContext<QuoteRequestContent | null>(null);

export function useQuoteRequest(): QuoteRequestContent {
  const quoteRequest = use(QuoteRequestContext);
  if (!quoteRequest) throw new Error('useQuoteRequest stands outside of QuoteRequestContext');
  return quoteRequest;
}
