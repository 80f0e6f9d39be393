import * as z from 'zod/mini';
import { equipmentIdSchema } from '../ids.ts';
import { imageSchema } from '../media.ts';
import { visible } from '../visible-text.ts';

/** Characters of a serial number or tag that anybody has seen, with a margin. */
export const maxCodeText = 60;
/** Characters of a code on a label that is kept for a unit: IEC 61406 allows links of 255. */
export const maxAliasText = 500;
export const codeSchema = z.string().check(z.trim(), visible(), z.minLength(1), z.maxLength(maxCodeText));

export const namedSchema = z.object({ id: z.string(), name: z.string() });

/** A unit for a list or a hit. Nothing in it belongs to anybody: people scan plates of units that are not theirs. */
export const unitSummarySchema = z.object({
  equipmentId: equipmentIdSchema,
  name: z.string(),
  serialNumber: z.string(),
  /** Null without a tag. */
  tagId: z.nullable(z.string()),
  /** Category of the catalogue; null when it is not sold any more or never was ours. */
  productFamily: z.nullable(namedSchema),
  /** Article as which it was built; null for a unit of another make. */
  productConstruction: z.nullable(namedSchema),
  manufacturer: namedSchema,
  /** Model as the maker calls it; for other makes what was said when it was registered. */
  customerModel: z.nullable(namedSchema),
  /** Ours: year of manufacture. */
  year: z.optional(z.nullable(z.number())),
  /** Ours. */
  image: z.optional(z.nullable(imageSchema)),
});
export type UnitSummary = z.output<typeof unitSummarySchema>;

/** Who has registered a unit, seen by the caller. `pending`: a hand-over that its owner has not confirmed. */
export const registrationStatusSchema = z.enum(['none', 'mine', 'colleague', 'other', 'pending']);
export type RegistrationStatus = z.output<typeof registrationStatusSchema>;
