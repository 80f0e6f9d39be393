import type { Problem } from '@shop/api-contracts';

/** Converts zod issues into the `errors` of a problem; `part` is where they were found: params, query or body. */
export function issuesOf(
  part: string,
  issues: readonly { path: PropertyKey[]; message: string }[],
): NonNullable<Problem['errors']> {
  return issues.map(({ path, message }) => ({ path: [part, ...path].map(String).join('.'), message }));
}
