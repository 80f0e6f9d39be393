import { calls } from '@shop/api-contracts';
import { apiQuery } from '../queries/queries.ts';

/** The signed-in user; always refetched. */
export const userQuery = (accountRef: string) =>
  apiQuery(calls.user.get, {}, { scope: accountRef, excludedFromLoader: true, staleTime: 0 });
