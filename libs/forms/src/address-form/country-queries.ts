import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Countries that the shop delivers to, named and sorted in the market's language. */
export const countriesQuery = () => apiQuery(calls.countries.list, {});

/** States by country, for countries that have them. */
export const countryStatesQuery = () => apiQuery(calls.countries.states, {});
