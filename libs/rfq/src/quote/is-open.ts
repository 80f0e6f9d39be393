import type { QuoteSummary } from '@shop/api-contracts';

/** Something of it still waits to be accepted, until its first offer ends; once something was accepted, nothing is waited for. */
export const isOpen = <Q extends Pick<QuoteSummary, 'state' | 'expiresAt'>>(
  quote: Q,
): quote is Q & { expiresAt: string } => quote.expiresAt !== null && quote.state !== 'accepted';
