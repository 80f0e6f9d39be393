import * as z from 'zod/mini';
import { documentSchema } from '../catalogue/items.ts';
import { endpoint } from '../client/endpoint.ts';
import { equipmentIdSchema } from '../ids.ts';

/** Classes of documents by VDI 2770, in order. */
export const vdiClasses = [
  '01-01',
  '02-01',
  '02-02',
  '02-03',
  '02-04',
  '03-01',
  '03-02',
  '03-03',
  '03-04',
  '03-05',
  '03-06',
  '04-01',
] as const;
export type VdiClass = (typeof vdiClasses)[number];

/** A document of a unit, with its VDI 2770 class. */
export const unitDocumentSchema = z.extend(documentSchema, {
  /** Ours. */
  vdiClass: z.enum(vdiClasses),
});
export type UnitDocument = z.output<typeof unitDocumentSchema>;

const params = z.object({ id: equipmentIdSchema });
/** By class; in each the market's language first, then English, then others. */
const response = z.object({ documents: z.array(unitDocumentSchema) });

/** Documents of a unit's construction, which anybody may read. */
export const unitDocuments = {
  documentation: endpoint({
    name: 'units.documentation',
    method: 'GET',
    path: '/units/:id/documentation',
    summary: 'Manuals and instructions for a unit; 404 `unit_unknown`',
    auth: 'none',
    params,
    response,
  }),
  technicalDocumentation: endpoint({
    name: 'units.technicalDocumentation',
    method: 'GET',
    path: '/units/:id/technicaldocumentation',
    summary: 'Data sheets, drawings and certificates of a unit; 404 `unit_unknown`',
    auth: 'none',
    params,
    response,
  }),
};
