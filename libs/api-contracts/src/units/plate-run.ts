import * as z from 'zod/mini';

/** Consecutive plates of one kind in the pack, numbered from the frame plate. */
export const plateRunSchema = z.object({
  from: z.number(),
  to: z.number(),
  kind: z.enum(['endPlateI', 'channel', 'partition', 'endPlateII']),
  /** Every second plate of the run is turned. */
  turned: z.boolean(),
  /** Article numbers as built in, where the pack has several of one kind. */
  plateArticleNumber: z.optional(z.string()),
  gasketArticleNumber: z.optional(z.string()),
});
export type PlateRun = z.output<typeof plateRunSchema>;
