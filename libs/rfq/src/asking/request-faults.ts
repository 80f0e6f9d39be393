import { ApiError } from '@shop/api-contracts';
import type { FormFault } from '@shop/design-system';

/**
 * What upstream found in the fields of a request (400, 422): `body.contact.email` is the field `email`, and what `fieldOf` makes of
 * `lines.2.note`. Empty for every other failure.
 */
export function requestFaults(
  error: unknown,
  messageOf: (field: string) => string,
  fieldOf: (path: string) => string = (path) => path,
): FormFault[] {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return [];
  const fields = (error.problem?.errors ?? []).map(({ path }) =>
    fieldOf(path.replace(/^(?:body\.)?(?:contact\.)?/, '')),
  );
  return [...new Set(fields)].map((field) => ({ field, message: messageOf(field) }));
}
