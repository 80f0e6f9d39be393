import * as z from 'zod/mini';
import { equipmentIdSchema } from './ids.ts';

/** The unit that a line is for. */
export const unitOfLineSchema = z.object({
  equipmentId: equipmentIdSchema,
  serialNumber: z.string(),
  name: z.string(),
});
export type UnitOfLine = z.output<typeof unitOfLineSchema>;
