import type { ComponentType } from 'react';

/** Loads what `/confirmation` shows for a quote request, when the first one is sent. */
export const loadQuoteConfirmation = async (): Promise<ComponentType> =>
  (await import('./quote-confirmation.tsx')).QuoteConfirmation;
