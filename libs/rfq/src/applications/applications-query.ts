import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Tools for partners; for others the answer is 403 `not_a_partner`. */
export const applicationsQuery = (scope: string) =>
  apiQuery(calls.partners.applications, {}, { scope, excludedFromLoader: true });
