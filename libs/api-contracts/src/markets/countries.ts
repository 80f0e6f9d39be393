import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

/** A country by its ISO 3166-1 code, with what an address there needs. */
export const countrySchema = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  name: z.string(),
  hasStates: z.boolean(),
  /** Ours: format of postal codes, null without them. The pattern matches a whole field, without anchors. */
  postalCode: z.optional(z.nullable(z.object({ pattern: z.string(), example: z.string() }))),
});
export type Country = z.output<typeof countrySchema>;

/** The states of a country whose addresses name one. */
export const countryStatesSchema = z.object({
  countryCode: z.string(),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type CountryStates = z.output<typeof countryStatesSchema>;

/** Calls for countries and their states, as forms with addresses need them. */
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
    summary: 'States of the countries with states',
    auth: 'none',
    response: z.array(countryStatesSchema),
  }),
};
