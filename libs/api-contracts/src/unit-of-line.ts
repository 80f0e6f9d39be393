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

/** A unit to choose, and the one that a list of articles is narrowed to. */
export const unitOfListSchema = z.extend(unitOfLineSchema, {
  /** Model as the maker calls it; null when nobody has said. */
  model: z.nullable(z.string()),
  /** The owner's name for it; null for everybody else. */
  customName: z.nullable(z.string()),
});
export type UnitOfList = z.output<typeof unitOfListSchema>;
