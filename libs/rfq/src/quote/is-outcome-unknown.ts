import { ApiError } from '@shop/api-contracts';

/** Nobody knows whether it was done: no answer came, or one that says nothing about it. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 502, 503, 504].includes(error.status);
