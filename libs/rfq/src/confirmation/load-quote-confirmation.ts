import type { ComponentType } from 'react';

/** What `/confirmation` shows of a request for quotes; comes with the first one that is sent. */
export const loadQuoteConfirmation = async (): Promise<ComponentType> =>
  (await import('./quote-confirmation.tsx')).QuoteConfirmation;
