import * as z from 'zod/mini';

export const enclosureIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A file of a configuration's line: a drawing or a data sheet. */
export const enclosureSchema = z.object({
  configurationId: z.string(),
  lineId: z.string(),
  enclosureId: enclosureIdSchema,
  /** File name. */
  name: z.string(),
});
export type Enclosure = z.output<typeof enclosureSchema>;
