import { ApiError } from '@shop/api-contracts';

/** The stable code of a refusal, `offer_revised`; undefined for whatever else failed. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.code : undefined;

/** What to tell support. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.requestId : undefined;

/** Nobody knows whether it was done: no answer came, or one that says nothing about it. */
export const isUnsure = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 502, 503, 504].includes(error.status);
