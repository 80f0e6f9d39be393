import { ApiError, type CartItemChange } from '@shop/api-contracts';
import type { FormFault } from '@shop/design-system';

/** The stable code of a refusal, `cart_changed`; undefined for whatever else failed. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.code : undefined;

export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.requestId : undefined;

/** What changed of which articles, as upstream names it. */
export function changesOf(error: unknown): CartItemChange[] {
  const changes =
    error instanceof ApiError ? (error.body as { changes?: CartItemChange[] } | null)?.changes : undefined;
  return Array.isArray(changes) ? changes : [];
}

/** What upstream found in the fields of a request (400, 422): `body.contact.email` is the field `email`. Empty for every other failure. */
export function requestFaults(error: unknown, messageOf: (field: string) => string): FormFault[] {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return [];
  const fields = (error.problem?.errors ?? []).map(({ path }) => path.replace(/^(?:body\.)?(?:contact\.)?/, ''));
  return [...new Set(fields)].map((field) => ({ field, message: messageOf(field) }));
}
