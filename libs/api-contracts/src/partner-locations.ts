import * as z from 'zod/mini';

export const partnerLocationIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** Services of a location, beside supplying. */
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

/** A location of a partner, or of our own sales company, that supplies and can be asked for a quote. */
export const partnerLocationSchema = z.object({
  id: partnerLocationIdSchema,
  /** Name of the company. */
  partner: z.string(),
  /** Name of the location when the company has several; else empty. */
  name: z.string(),
  /** True for our own sales company. */
  isOwn: z.boolean(),
  streetAddress: z.string(),
  zipCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  /** Null when unknown: no distance and no mark on the map. */
  position: z.nullable(positionSchema),
  phoneNumber: z.string(),
  email: z.string(),
  /** https; null without a page. */
  website: z.nullable(z.string()),
  services: z.array(partnerServiceSchema),
  /** Spoken languages as BCP 47 tags: `de`, `sr`. */
  languages: z.array(z.string()),
});
export type PartnerLocation = z.output<typeof partnerLocationSchema>;
