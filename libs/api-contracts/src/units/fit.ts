import * as z from 'zod/mini';

/** What a part is compared by with the unit that it is for. */
export const fitCodeSchema = z.enum([
  'plateType',
  'plateThickness',
  'platePattern',
  'plateMaterial',
  'gasketType',
  'gasketFixing',
  'gasketMaterial',
  /** A partition, for instance, in a pack that has none. */
  'positionInPack',
  'boltThread',
  'boltLength',
  /** Plates that go into the frame at most, which tells short frames from long ones. */
  'frame',
  'plateCount',
  'connectionSize',
  'connectionStandard',
  'pressure',
  'temperature',
  'serialRange',
  /** The article has nothing to compare. */
  'noData',
  /** The unit was deleted. */
  'unitGone',
]);
export type FitCode = z.output<typeof fitCodeSchema>;

const valuesSchema = z.nullable(z.array(z.union([z.string(), z.number()])));

/** Whether an article fits a unit. `notChecked` is neither yes nor no: something is not known. */
export const fitSchema = z.object({
  verdict: z.enum(['fits', 'doesNotFit', 'notChecked']),
  /** List that contains the article, or `figures` that were compared; null when nothing could be. */
  basis: z.nullable(z.enum(['asBuilt', 'standard', 'figures'])),
  /** Why it does not fit, or what could not be checked; empty when it fits. */
  reasons: z.array(
    z.object({
      code: fitCodeSchema,
      /** What the unit needs and what the article has, in the language of the market; null when unknown. */
      need: valuesSchema,
      have: valuesSchema,
      /** UN/CEFACT common code of the numbers; null for texts. */
      unit: z.nullable(z.string()),
    }),
  ),
});
export type Fit = z.output<typeof fitSchema>;
export type FitReason = Fit['reasons'][number];

/** Who wants a part although it does not fit, and when. */
export const fitConfirmationSchema = z.object({
  /** Name of the person; empty when unknown. */
  confirmedBy: z.string(),
  /** ISO 8601 instant with the offset of the market: its first ten characters are the day there, which people see. */
  confirmedAt: z.string(),
});
export type FitConfirmation = z.output<typeof fitConfirmationSchema>;
