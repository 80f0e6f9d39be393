import * as z from 'zod/mini';
import { itemColumnSchema } from '../catalogue/items.ts';
import { itemAttributeSchema } from '../catalogue/attributes.ts';
import { endpoint } from '../client/endpoint.ts';
import { categoryIdSchema, commercialItemIdSchema, equipmentIdSchema, genericItemIdSchema } from '../ids.ts';
import { imageSchema } from '../media.ts';
import { nothingSchema } from '../nothing.ts';
import { constructionArticles } from './construction-articles.ts';
import { documentPack } from './document-pack.ts';
import { explodedViews, partAssembly } from './exploded-views.ts';
import { fitting } from './fitting-units.ts';
import { kit } from './kit.ts';
import { ownUnits } from './own-units.ts';
import { troubleshooting } from './troubleshooting.ts';
import { unitDocuments } from './unit-documents.ts';
import { unitPartsSchema } from './unit-parts.ts';
import { unitLabels } from './unit-labels.ts';
import { codeSchema, registrationStatusSchema, unitSummarySchema } from './unit-summary.ts';

/** A unit with its nameplate. */
export const unitSchema = z.extend(unitSummarySchema, {
  /** Null for visitors. */
  registrationStatus: z.nullable(registrationStatusSchema),
  /** The owner's name for it; null for everybody else. */
  customName: z.nullable(z.string()),
  /** Ours: drawing of its construction, larger than `image`. */
  drawing: z.optional(z.nullable(imageSchema)),
  /** Ours: `replaced` names its successor. */
  status: z.enum(['inService', 'decommissioned', 'replaced']),
  successorEquipmentId: z.nullable(equipmentIdSchema),
  /** Ours: the article in the shop; null when it is not in the catalogue. */
  article: z.nullable(
    z.object({
      genericItemId: genericItemIdSchema,
      commercialItemId: commercialItemIdSchema,
      categoryId: categoryIdSchema,
      categorySlug: z.string(),
      slug: z.string(),
    }),
  ),
  /** Ours: pressure, temperatures, volume, weight, connections and number of plates as built. */
  specification: z.array(z.extend(itemColumnSchema, { group: z.string(), values: itemAttributeSchema.shape.values })),
});
export type Unit = z.output<typeof unitSchema>;

const params = z.object({ id: equipmentIdSchema });

/**
 * Units are the machines that customers have. Their technical data are public; names, places and everything else that
 * an owner adds belong to the customer number that has registered the unit.
 */
export const units = {
  ...ownUnits,
  fitting,
  ...unitDocuments,
  documentPack,
  troubleshooting,
  ...unitLabels,
  search: endpoint({
    name: 'units.search',
    method: 'GET',
    path: '/units/search',
    summary: 'Units by the beginning or the end of a serial number, from four characters on, or by a tag; at most 20',
    auth: 'none',
    query: z.object({ serialNumber: codeSchema }),
    response: z.object({ units: z.array(unitSummarySchema) }),
  }),
  searchBySerial: endpoint({
    name: 'units.searchBySerial',
    method: 'GET',
    path: '/units/searchbyserial/:serial',
    summary: 'Units with exactly this serial number, which two makers may share; without one, the nearest',
    auth: 'none',
    params: z.object({ serial: codeSchema }),
    response: z.object({
      units: z.array(unitSummarySchema),
      /** Ours: numbers that differ by signs that are easily confused, or by two neighbours swapped. Only without `units`. */
      nearest: z.array(unitSummarySchema),
    }),
  }),
  getByTag: endpoint({
    name: 'units.getByTag',
    method: 'GET',
    path: '/units/getbytag/:tag',
    summary: 'The unit with a tag',
    auth: 'none',
    params: z.object({ tag: codeSchema }),
    response: z.object({
      /** Null when no unit has the tag. */
      equipmentId: z.nullable(equipmentIdSchema),
      /** Ours: true when the unit that had it was deleted. */
      wasDeleted: z.boolean(),
    }),
  }),
  get: endpoint({
    name: 'units.get',
    method: 'GET',
    path: '/units/:id',
    summary: 'One unit; 404 `unit_unknown`',
    auth: 'optional',
    params,
    response: unitSchema,
  }),
  registrationStatus: endpoint({
    name: 'units.registrationStatus',
    method: 'GET',
    path: '/units/:id/registrationstatus',
    summary: 'Who has registered a unit, seen by the caller; 404 `unit_unknown`',
    auth: 'required',
    params,
    response: z.object({ status: registrationStatusSchema }),
  }),
  spareparts: endpoint({
    name: 'units.spareparts',
    method: 'GET',
    path: '/units/:id/spareparts',
    summary: 'Parts of this unit as it was built, with quantities; 404 `unit_unknown`, `revision_unknown`',
    auth: 'optional',
    params,
    query: z.object({
      /** Ours: an older revision of the as-built list; the newest if omitted. */
      revision: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
    }),
    response: unitPartsSchema,
  }),
  constructionArticles,
  explodedViews,
  partAssembly,
  kit,
  add: endpoint({
    name: 'units.add',
    method: 'POST',
    path: '/units/add/:id',
    summary:
      'Registers a unit for the customer number in use; 409 `unit_registered` when another customer has, `too_many_units`',
    auth: 'required',
    params,
    response: z.object({ status: registrationStatusSchema }),
  }),
  remove: endpoint({
    name: 'units.remove',
    method: 'DELETE',
    path: '/units/delete/:id',
    summary: 'Ends the registration of an own unit; 404 `unit_unknown` for others',
    auth: 'required',
    params,
    response: nothingSchema,
  }),
};
