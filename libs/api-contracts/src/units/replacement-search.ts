import * as z from 'zod/mini';
import { replacementBounds } from '../bounds/replacement-bounds.ts';

export const replacementIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));
const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));

/** What is known of the old unit. Nothing is required: what is missing stays unknown in the answer. */
export const replacementSearchSchema = z.object({
  manufacturerId: z.optional(replacementIdSchema),
  productModelId: z.optional(replacementIdSchema),
  numberOfPlates: z.optional(wholeNumber(replacementBounds.plates)),
  /** Value of the attribute platePattern. */
  plateType: z.optional(replacementIdSchema),
  /** Nominal sizes, DN. */
  connectionSizeColdSide: z.optional(wholeNumber(replacementBounds.connectionSize)),
  connectionSizeHotSide: z.optional(wholeNumber(replacementBounds.connectionSize)),
  applicationId: z.optional(replacementIdSchema),
  yearOfManufacture: z.optional(wholeNumber(replacementBounds.year)),
  refundableOnly: z.optional(z.stringbool()),
});
export type ReplacementSearch = z.output<typeof replacementSearchSchema>;

/** True where something is said of an old unit. */
export const describesUnit = (search: ReplacementSearch): boolean =>
  (Object.keys(replacementSearchSchema.shape) as (keyof ReplacementSearch)[]).some(
    (field) => field !== 'refundableOnly' && search[field] !== undefined,
  );
