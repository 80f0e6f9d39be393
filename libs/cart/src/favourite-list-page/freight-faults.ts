import { ApiError } from '@shop/api-contracts';
import type { FormFault } from '@shop/design-system';

/** The fields for which there is no freight (422 `no_freight_there`), in the reader's words. */
export function freightFaults(error: unknown, messages: Record<string, string>): FormFault[] {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return [];
  return (error.problem?.errors ?? []).flatMap(({ path }) => {
    const field = path.replace(/^body\./, '');
    const message = messages[field];
    return message === undefined ? [] : [{ field, message }];
  });
}
