import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** The block of the home page; never asked for on company sites. */
export const startBlockQuery = () => apiQuery(calls.content.blocks, { query: { blocks: 'start' } });

/** Search words of the market, most wanted first. */
export const keywordsQuery = () => apiQuery(calls.keywords.list, {});

export const countriesQuery = () => apiQuery(calls.countries.list, {});

/** Text of one page, on company sites too. */
export const contentPageQuery = (page: string) => apiQuery(calls.content.page, { params: { page } });

/** A block as an inner part of a page; never asked for on company sites. */
export const blockQuery = (name: string) => apiQuery(calls.content.blocks, { query: { blocks: name } });

export const termsOfUseQuery = () => apiQuery(calls.terms.get, {});
export const termsOfSaleQuery = () => apiQuery(calls.terms.sale, {});

/** The block that stands in its place for business users; answered for whoever asks. */
export const partnerBlockQuery = (scope: string) =>
  apiQuery(calls.content.blocks, { query: { blocks: 'partnerstart' } }, { scope, excludedFromLoader: true });

/** The companies between which a user may switch. */
export const companiesQuery = (scope: string) =>
  apiQuery(calls.user.companies, {}, { scope, excludedFromLoader: true, staleTime: 0 });
