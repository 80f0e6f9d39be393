import * as z from 'zod/mini';
import { contentPartSchema } from './content.ts';
import { endpoint } from '../client/endpoint.ts';

/** Terms: `text` is the whole as plain text; the other fields are ours. */
export const termsSchema = z.object({
  text: z.string(),
  title: z.optional(z.string()),
  /** The same as structured content. */
  parts: z.optional(z.array(contentPartSchema)),
  /** ISO date on which this version came into force. */
  updated: z.optional(z.string()),
});
export type Terms = z.output<typeof termsSchema>;

/** Calls for the terms of use and of sale. */
export const terms = {
  get: endpoint({
    name: 'terms.get',
    method: 'GET',
    path: '/termsandconditions',
    summary: 'Terms of use in force, in the language of the market',
    auth: 'none',
    response: termsSchema,
  }),
  sale: endpoint({
    name: 'terms.sale',
    method: 'GET',
    path: '/termsandconditions/sale',
    summary: 'Terms of sale in force, in the language of the market',
    auth: 'none',
    response: termsSchema,
  }),
};
