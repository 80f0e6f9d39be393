import type { QuoteSummary } from '@shop/api-contracts';

/** True while nothing has been accepted and the first offer has not ended. */
export const isOpen = <Q extends Pick<QuoteSummary, 'state' | 'expiresAt'>>(
  quote: Q,
): quote is Q & { expiresAt: string } => quote.expiresAt !== null && quote.state !== 'accepted';
