import type { QueryKey } from '@tanstack/react-query';

/**
 * `placeholderData` of queries whose key ends in the identity scope: earlier data while the next ones load, but never another
 * person's, as `keepPreviousData` shows it after a sign-out or a change of customer number.
 */
export const ofSamePerson =
  (scope: string) =>
  <Data>(before: Data | undefined, former: { queryKey: QueryKey } | undefined): Data | undefined =>
    former?.queryKey.at(-1) === scope ? before : undefined;
