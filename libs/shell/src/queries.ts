import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Block of the home page; never requested on company sites. */
export const startBlockQuery = () => apiQuery(calls.content.blocks, { query: { blocks: 'start' } });

/** Search words of the market, most frequent first. */
export const keywordsQuery = () => apiQuery(calls.keywords.list, {});

export const countriesQuery = () => apiQuery(calls.countries.list, {});

/** Text of a page, also on company sites. */
export const contentPageQuery = (page: string) => apiQuery(calls.content.page, { params: { page } });

/** A block inside a page; never requested on company sites. */
export const blockQuery = (name: string) => apiQuery(calls.content.blocks, { query: { blocks: name } });

export const termsOfUseQuery = () => apiQuery(calls.terms.get, {});
export const termsOfSaleQuery = () => apiQuery(calls.terms.sale, {});

/** Block that replaces it for business users; depends on the person. */
export const partnerBlockQuery = (scope: string) =>
  apiQuery(calls.content.blocks, { query: { blocks: 'partnerstart' } }, { scope, excludedFromLoader: true });

/** Companies that a user can switch between. */
export const companiesQuery = (scope: string) =>
  apiQuery(calls.user.companies, {}, { scope, excludedFromLoader: true, staleTime: 0 });
