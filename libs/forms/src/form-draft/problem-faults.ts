import { ApiError } from '@shop/api-contracts';
import type { FormFault } from '@shop/design-system';

/**
 * What upstream found in the fields that were sent (400 `invalid_request`), for the `faults` of a form: `body.phoneNumber` is the field
 * `phoneNumber`. Upstream's own sentences are for developers: `messageOf` says it in the reader's words. Empty for every other failure.
 */
export function problemFaults(error: unknown, messageOf: (field: string) => string): FormFault[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const fields = (error.problem?.errors ?? []).map(({ path }) => path.replace(/^body\./, ''));
  return [...new Set(fields)].map((field) => ({ field, message: messageOf(field) }));
}
