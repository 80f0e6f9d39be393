import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { positionSchema } from '../partner-locations.ts';
import { visible } from '../visible-text.ts';

/** A tool for partners (docs/decisions/0013). */
export const applicationSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** https address of the tool. */
  address: z.string(),
  /** Path of an image below `/media`. */
  image: z.string(),
});
export type Application = z.output<typeof applicationSchema>;

/** Calls around partners: their tools, and the position of a postal code for distances. */
export const partners = {
  position: endpoint({
    name: 'partners.position',
    method: 'GET',
    path: '/positions',
    summary: 'Approximate position of a postal code, for distances; null when unknown',
    auth: 'none',
    ours: true,
    query: z.object({
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      zipCode: z.string().check(visible(), z.minLength(1), z.maxLength(fieldBounds.zipCode)),
    }),
    response: z.object({ position: z.nullable(positionSchema) }),
  }),
  applications: endpoint({
    name: 'partners.applications',
    method: 'GET',
    path: '/partnerportal/applications',
    summary: 'Tools for partners, in the language of the market parameters; 403 `not_a_partner` for others',
    auth: 'required',
    response: z.array(applicationSchema),
  }),
};
