import { ApiError } from '@shop/api-contracts';
import { OfflineError } from '@shop/cart';

/** True if the call may have succeeded: there was no answer, or one that leaves it open. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof OfflineError) && (!(error instanceof ApiError) || [0, 502, 503, 504].includes(error.status));
