import { ApiError } from '@shop/api-contracts';
import type { FormFault } from '@shop/design-system';

/** What upstream found in the fields of a step (400, 422), in the reader's words; empty for every other failure. */
export function stepFaults(error: unknown, messageOf: (field: string) => string): FormFault[] {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return [];
  const fields = (error.problem?.errors ?? []).map(({ path }) => path.replace(/^body\./, ''));
  return [...new Set(fields)].map((field) => ({ field, message: messageOf(field) }));
}
