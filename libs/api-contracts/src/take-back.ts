import * as z from 'zod/mini';
import { replacementBounds } from './bounds/replacement-bounds.ts';
import { amountSchema, currencySchema } from './money.ts';
import { codeSchema } from './units/unit-summary.ts';

const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.int(), z.minimum(min), z.maximum(max));

/** The old unit that goes back when a new one is bought: what its refund is computed from. Part of the identity of a line. */
export const oldUnitSchema = z.object({
  serialNumber: codeSchema,
  /** Model of `replacements.products`. */
  productModelId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  yearOfManufacture: wholeNumber(replacementBounds.year),
  numberOfPlates: z.optional(wholeNumber(replacementBounds.plates)),
});
export type OldUnit = z.output<typeof oldUnitSchema>;

/**
 * Take-back of one old unit with a line: no part of what is paid now, of totals or of tax, but a credit for when we
 * have the old unit.
 */
export const takeBackSchema = z.object({
  serialNumber: z.string(),
  manufacturer: z.string(),
  model: z.string(),
  yearOfManufacture: z.number(),
  /** What is credited; null while the price is on request or not known yet, and without a take-back. */
  refund: z.nullable(amountSchema),
  currency: currencySchema,
  /** Nothing is credited: `notOffered` for this unit or with this article, `twice` when another line has the same unit. */
  refusal: z.optional(z.enum(['notOffered', 'twice'])),
});
export type TakeBack = z.output<typeof takeBackSchema>;
