import * as z from 'zod/mini';
import { labelsPerSheet, maxLabelUnits } from '../bounds/label-bounds.ts';
import { fileSchema } from '../client/files.ts';
import { endpoint } from '../client/endpoint.ts';
import { equipmentIdSchema } from '../ids.ts';

const mostPositions = Math.max(...Object.values(labelsPerSheet));

/**
 * Calls about labels to be printed and stuck to machines. What stands on them is public, since people scan machines that
 * are not theirs; only who has registered a unit gets their own name for it as well.
 */
export const unitLabels = {
  label: endpoint({
    name: 'units.label',
    method: 'GET',
    path: '/units/:id/label',
    summary:
      'The label of a unit as SVG: a QR code with its identification link (IEC 61406), serial number and name; 404 `unit_unknown`, 503 `labels_unavailable` where the address of the shop is not configured',
    auth: 'optional',
    ours: true,
    answersFile: true,
    params: z.object({ id: equipmentIdSchema }),
    response: fileSchema,
  }),
  labels: endpoint({
    name: 'units.labels',
    method: 'POST',
    path: '/units/labels',
    summary:
      'Labels of units as PDF, in the order of their ids; one that is named twice gets two. 404 `unit_unknown`, 400 `position_unknown` for a position that the sheet has not, 503 `labels_unavailable`, `documents_busy`',
    auth: 'optional',
    ours: true,
    changesNothing: true,
    answersFile: true,
    body: z.object({
      equipmentIds: z.array(equipmentIdSchema).check(z.minLength(1), z.maxLength(maxLabelUnits)),
      sheet: z.enum(['a4', 'letter', 'roll62']),
      /** Position of the first label, from 1: a sheet that has been used in part is used up. */
      firstPosition: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(mostPositions))),
    }),
    response: fileSchema,
  }),
};
