import type { Problem } from '@shop/api-contracts';

/**
 * Finds texts that the database cannot store unchanged: PostgreSQL refuses U+0000, and half of a surrogate pair would
 * become another character.
 *
 * @param path path of the value, `body`
 */
export function unstorableTexts(value: unknown, path: string): NonNullable<Problem['errors']> {
  if (typeof value === 'string') {
    const isStorable = !value.includes('\0') && !/\p{Surrogate}/u.test(value);
    return isStorable ? [] : [{ path, message: 'Contains an invalid character' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => unstorableTexts(one, `${path}.${name}`));
}
