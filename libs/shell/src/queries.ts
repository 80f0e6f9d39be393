import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** The block of the home page; never asked for on company sites (specification §7). */
export const startBlockQuery = () => apiQuery(calls.content.blocks, { query: { blocks: 'start' } });

/** Search words of the market, most wanted first. */
export const keywordsQuery = () => apiQuery(calls.keywords.list, {});

export const countriesQuery = () => apiQuery(calls.countries.list, {});
