import type { Problem } from '@shop/api-contracts';

type Errors = NonNullable<Problem['errors']>;

interface TextRule {
  isRight: (text: string) => boolean;
  /** Of the error of a text that is not. */
  message: string;
}

/** PostgreSQL refuses U+0000, and half of a surrogate pair would become another character. */
const storable: TextRule = {
  isRight: (text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text),
  message: 'Contains an invalid character',
};

/**
 * Finds texts that the database cannot store unchanged.
 *
 * @param path path of the value, `body`
 */
export const unstorableTexts = (value: unknown, path: string): Errors => textErrors(value, path, storable);

/** One error for each text in a value that breaks a rule. */
export function textErrors(value: unknown, path: string, rule: TextRule): Errors {
  if (typeof value === 'string') return rule.isRight(value) ? [] : [{ path, message: rule.message }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textErrors(one, `${path}.${name}`, rule));
}
