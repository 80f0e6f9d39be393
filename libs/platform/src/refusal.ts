import { ApiError, type CartItemChange } from '@shop/api-contracts';

/** The problem code of a refusal, for instance `cart_changed`; undefined for other failures. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.code : undefined;

/** The request id for support; undefined if there was no answer. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.requestId : undefined;

/** Changed lines of a cart as listed in the problem. */
export function changesOf(error: unknown): CartItemChange[] {
  const changes =
    error instanceof ApiError ? (error.body as { changes?: CartItemChange[] } | null)?.changes : undefined;
  return Array.isArray(changes) ? changes : [];
}
