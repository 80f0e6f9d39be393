import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { commercialItemIdSchema } from '../ids.ts';
import { unitOfLineSchema } from '../unit-of-line.ts';

/** Units that `units.fitting` names; there may be thousands more. */
export const maxFittingUnits = 5;

/** Which of the caller's own units an article fits. */
export const fittingUnitsSchema = z.object({
  /** False for an article that goes into no unit, as far as its data say. */
  isPart: z.boolean(),
  /** Number of own units by verdict, as in `fitSchema`. */
  fits: z.number(),
  doesNotFit: z.number(),
  notChecked: z.number(),
  /** The first ones that it fits, in the order of `units.list`. */
  units: z
    .array(z.extend(unitOfLineSchema, { customName: z.nullable(z.string()) }))
    .check(z.maxLength(maxFittingUnits)),
});
export type FittingUnits = z.output<typeof fittingUnitsSchema>;

export const fitting = endpoint({
  name: 'units.fitting',
  method: 'GET',
  path: '/units/fitting',
  summary: 'Which units of the customer number in use an article fits: how many, and the first five',
  auth: 'required',
  ours: true,
  query: z.object({ commercialItemId: commercialItemIdSchema }),
  response: fittingUnitsSchema,
});
