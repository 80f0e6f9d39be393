import * as z from 'zod/mini';
import { equipmentIdSchema } from './ids.ts';

/** The unit that a line is for. */
export const unitOfLineSchema = z.object({
  equipmentId: equipmentIdSchema,
  serialNumber: z.string(),
  name: z.string(),
  /** It was deleted after the line was ordered or requested: nothing can be added for it. */
  isGone: z.optional(z.boolean()),
});
export type UnitOfLine = z.output<typeof unitOfLineSchema>;
