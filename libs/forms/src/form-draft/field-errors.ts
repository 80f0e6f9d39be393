import { ApiError } from '@shop/api-contracts';
import type { FormError } from '@shop/design-system';

interface FieldOptions {
  /** What stands before the names of fields in upstream's paths; the longest that fits is left out. */
  prefix?: string | readonly string[];
  /** The name of a field by its path without prefix, where the form calls it otherwise. */
  fieldOf?: (path: string) => string;
}

/** The paths of what upstream found in a request (400, 422), without their prefix, once each; empty for every other failure. */
export function errorPathsOf(error: unknown, { prefix = 'body' }: Pick<FieldOptions, 'prefix'> = {}): string[] {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return [];
  const prefixes = [prefix].flat().sort((a, b) => b.length - a.length);
  const paths = (error.problem?.errors ?? []).map(({ path }) => {
    const found = prefixes.find((one) => path.startsWith(`${one}.`));
    return found === undefined ? path : path.slice(found.length + 1);
  });
  return [...new Set(paths)];
}

/**
 * What upstream found in the fields that were sent, for the `errors` of a form: `body.phoneNumber` is the field `phoneNumber`.
 *
 * @param messageOf says it in the reader's words: upstream's own sentences are for developers. Without a message the field is left out
 */
export function fieldErrorsOf(
  error: unknown,
  messageOf: (field: string) => string | undefined,
  { fieldOf = (path) => path, ...options }: FieldOptions = {},
): FormError[] {
  const fields = new Set(errorPathsOf(error, options).map(fieldOf));
  return [...fields].flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [{ field, message }];
  });
}
