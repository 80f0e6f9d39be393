import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Countries to which is delivered, named and sorted in the language of the market. */
export const countriesQuery = () => apiQuery(calls.countries.list, {});

/** States of the countries that have them. */
export const countryStatesQuery = () => apiQuery(calls.countries.states, {});
