import type { Problem } from '@shop/api-contracts';

/** Errors that zod found, as a problem document lists them; `part` is where they were found: params, query or body. */
export function issuesOf(
  part: string,
  issues: readonly { path: PropertyKey[]; message: string }[],
): NonNullable<Problem['errors']> {
  return issues.map(({ path, message }) => ({ path: [part, ...path].map(String).join('.'), message }));
}
