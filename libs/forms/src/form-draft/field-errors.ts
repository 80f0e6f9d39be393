import { ApiError, unprintableMessage, unregisteredMessage } from '@shop/api-contracts';
import type { FormError } from '@shop/design-system';

interface FieldOptions {
  /** Prefix of field names in upstream's paths; of several, the longest match is removed. */
  prefix?: string | readonly string[];
  /** Maps a path without prefix to the form's field name, if different. */
  fieldOf?: (path: string) => string;
}

/** Unique paths of the errors, or those with this message, in a 400 or 422 answer, without their prefix; empty for other failures. */
export function errorPathsOf(
  error: unknown,
  { prefix = 'body', message }: Pick<FieldOptions, 'prefix'> & { message?: string } = {},
): string[] {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return [];
  const prefixes = [prefix].flat().sort((a, b) => b.length - a.length);
  const errors = (error.problem?.errors ?? []).filter((one) => message === undefined || one.message === message);
  const paths = errors.map(({ path }) => {
    const found = prefixes.find((one) => path.startsWith(`${one}.`));
    return found === undefined ? path : path.slice(found.length + 1);
  });
  return [...new Set(paths)];
}

/**
 * Upstream's field errors for the `errors` of a form: `body.phoneNumber` becomes the field `phoneNumber`.
 * @param messageOf text for the reader, since upstream's messages are for developers; a field without a text is left out. `unprintable`: of
 *   a field with characters that documents cannot print, `unregistered`: of a VAT number that its register does not know
 */
export function fieldErrorsOf(
  error: unknown,
  messageOf: (field: string) => string | undefined,
  { fieldOf = (path) => path, ...options }: FieldOptions = {},
): FormError[] {
  const fields = new Set(errorPathsOf(error, options).map(fieldOf));
  const unprintable = new Set(errorPathsOf(error, { ...options, message: unprintableMessage }).map(fieldOf));
  const unregistered = new Set(errorPathsOf(error, { ...options, message: unregisteredMessage }).map(fieldOf));
  return [...fields].flatMap((field) => {
    const message =
      (unprintable.has(field) && messageOf('unprintable')) ||
      (unregistered.has(field) && messageOf('unregistered')) ||
      messageOf(field);
    return message === undefined ? [] : [{ field, message }];
  });
}
