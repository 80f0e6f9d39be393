import * as z from 'zod/mini';

const positive = z.number().check(z.positive());

/** Plates of a unit, as `PlatePack` of the library thermal wants them: lengths in m, areas in m², conductivity in W/(m K). */
export const replacementPackSchema = z.object({
  plates: z.int(),
  plateArea: positive,
  plateWidth: positive,
  gap: positive,
  thickness: positive,
  conductivity: positive,
  enlargement: positive,
  angles: z.tuple([z.number(), z.number()]),
  portDiameter: positive,
  passes: z.enum(['1-1', '2-2', '1-2']),
  /** Figures that nobody has published, set to what is usual. */
  assumed: z.array(z.enum(['plateWidth', 'gap', 'thickness', 'material', 'enlargement'])),
});
export type ReplacementPack = z.output<typeof replacementPackSchema>;
