import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';

export const partnerLocationIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** What a location does, beside supplying. */
export const partnerServiceSchema = z.enum([
  'installation',
  'maintenance',
  'cleaning',
  'regasketing',
  'inspection',
  'emergency',
  'rental',
]);
export type PartnerService = z.output<typeof partnerServiceSchema>;

/** Degrees, north and east positive (WGS 84). */
export const positionSchema = z.object({ latitude: z.number(), longitude: z.number() });
export type Position = z.output<typeof positionSchema>;

/** A place of a partner, or of the own sales company, that supplies and can be asked for a quote. */
export const partnerLocationSchema = z.object({
  id: partnerLocationIdSchema,
  /** Name of the company. */
  partner: z.string(),
  /** Name of the place where the company has several; else empty. */
  name: z.string(),
  /** Our own sales company, not a partner. */
  isOwn: z.boolean(),
  streetAddress: z.string(),
  zipCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  /** Null: not known where it is; no distance then, and no mark on the map. */
  position: z.nullable(positionSchema),
  phoneNumber: z.string(),
  email: z.string(),
  /** https, null without a page. */
  website: z.nullable(z.string()),
  services: z.array(partnerServiceSchema),
  /** Languages spoken, as BCP 47 tags: `de`, `sr`. */
  languages: z.array(z.string()),
});
export type PartnerLocation = z.output<typeof partnerLocationSchema>;

/** A tool offered to partners (docs/decisions/0013). */
export const applicationSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Where it is: https. */
  address: z.string(),
  /** Path of a picture below `/media`. */
  image: z.string(),
});
export type Application = z.output<typeof applicationSchema>;

export const partners = {
  position: endpoint({
    name: 'partners.position',
    method: 'GET',
    path: '/positions',
    summary: 'Where a postal code is, roughly, to tell distances; null where that is not known',
    auth: 'none',
    ours: true,
    query: z.object({
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      zipCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(fieldBounds.zipCode)),
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
