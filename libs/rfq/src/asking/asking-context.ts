import type { QuoteCheckout } from '@shop/api-contracts';
import type { ShownPerson } from '@shop/platform';
import { createContext, use } from 'react';

/** What every page of asking for quotes knows. */
export interface Asking {
  person: ShownPerson;
  checkout: QuoteCheckout;
  /** Begins anew: the cart may have become another. */
  beginAnew: () => Promise<unknown>;
}

export const AskingContext = createContext<Asking | null>(null);

export function useQuoteRequest(): Asking {
  const asking = use(AskingContext);
  if (!asking) throw new Error('useAsking stands outside of AskingContext');
  return asking;
}
