import * as z from 'zod/mini';
import { replacementBounds } from '../bounds/replacement-bounds.ts';
import { categoryIdSchema, commercialItemIdSchema } from '../ids.ts';
import { replacementSearchSchema } from './replacement-search.ts';

/** Beyond every flow, temperature and property of a liquid. */
const farthest = 1e6;
const figure = z.optional(z.coerce.number().check(z.minimum(-farthest), z.maximum(farthest)));
const positive = z.optional(z.coerce.number().check(z.positive(), z.maximum(farthest)));
const hoursOfYear = z.optional(z.coerce.number().check(z.positive(), z.maximum(replacementBounds.hoursOfYear)));
/** Water when missing. */
const fluid = z.optional(z.enum(['water', 'ethyleneGlycol', 'propyleneGlycol', 'other']));
/** One on each side when missing. */
const passes = z.optional(z.enum(['1-1', '2-2', '1-2']));
/** Where the figures of a side come from; they were given when missing. */
const origin = z.optional(z.enum(['given', 'measured']));

/**
 * What reproduces a proof sheet, with the names of the page's address: the old unit if there is one, the new one, and the duty in SI units
 * (m³/h, °C, kPa, kg/m³, kJ/(kg K), W/(m K), mPa s; glycol in per cent by mass). What is missing is not known.
 */
export const replacementProofSchema = z.extend(replacementSearchSchema, {
  /** The setting replacementUnitsCategoryId. */
  categoryId: categoryIdSchema,
  /** The new unit. */
  compare: commercialItemIdSchema,
  /** Those of the pages; the market's when missing. */
  measures: z.optional(z.enum(['si', 'us'])),
  ...{ oldPasses: passes, newPasses: passes },
  ...{ hotFluid: fluid, hotPercent: positive, hotDensity: positive, hotHeatCapacity: positive },
  ...{ hotConductivity: positive, hotViscosity: positive, hotOrigin: origin },
  ...{ hotFlow: figure, hotIn: figure, hotOut: figure, hotDrop: positive },
  ...{ coldFluid: fluid, coldPercent: positive, coldDensity: positive, coldHeatCapacity: positive },
  ...{ coldConductivity: positive, coldViscosity: positive, coldOrigin: origin },
  /** Hours a year, price in the market's currency and kg of CO₂ of one kWh, for what pumping takes. */
  ...{ energyHours: hoursOfYear, energyPrice: positive, energyFactor: positive },
  ...{ coldFlow: figure, coldIn: figure, coldOut: figure, coldDrop: positive },
});
export type ReplacementProof = z.output<typeof replacementProofSchema>;

/**
 * The proof of what the article of a line does, alone or in the place of an old unit: what upstream computes it from. Part of the identity of the
 * line.
 */
export const lineProofSchema = z.omit(replacementProofSchema, {
  categoryId: true,
  compare: true,
  measures: true,
  refundableOnly: true,
});
export type LineProof = z.output<typeof lineProofSchema>;
