import { ApiError, type CartItemChange } from '@shop/api-contracts';

/** The stable code of a refusal, `cart_changed`; undefined for whatever else failed. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.code : undefined;

/** What a person reads out to support; undefined where nothing was answered. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.requestId : undefined;

/** What changed of which articles of a cart, as upstream names it. */
export function changesOf(error: unknown): CartItemChange[] {
  const changes =
    error instanceof ApiError ? (error.body as { changes?: CartItemChange[] } | null)?.changes : undefined;
  return Array.isArray(changes) ? changes : [];
}
