import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

export const countrySchema = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  name: z.string(),
  hasStates: z.boolean(),
  /** Ours: how its postal codes look, null where it has none. The pattern is for a whole field, without anchors. */
  postalCode: z.optional(z.nullable(z.object({ pattern: z.string(), example: z.string() }))),
});
export type Country = z.output<typeof countrySchema>;

export const countryStatesSchema = z.object({
  countryCode: z.string(),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type CountryStates = z.output<typeof countryStatesSchema>;

export const countries = {
  list: endpoint({
    name: 'countries.list',
    method: 'GET',
    path: '/countries',
    summary: 'Countries, named in the language of the market, sorted by name',
    auth: 'none',
    response: z.array(countrySchema),
  }),
  states: endpoint({
    name: 'countries.states',
    method: 'GET',
    path: '/countrystates',
    summary: 'States of the countries that have them',
    auth: 'none',
    response: z.array(countryStatesSchema),
  }),
};
