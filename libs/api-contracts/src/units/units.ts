import * as z from 'zod/mini';
import { itemColumnSchema, itemCardSchema } from '../catalogue/items.ts';
import { itemAttributeSchema } from '../catalogue/attributes.ts';
import { endpoint } from '../client/endpoint.ts';
import { categoryIdSchema, commercialItemIdSchema, equipmentIdSchema, genericItemIdSchema } from '../ids.ts';
import { imageSchema } from '../media.ts';
import { nothingSchema } from '../nothing.ts';
import { visible } from '../visible-text.ts';

/** Characters of a serial number or tag that anybody has seen, with a margin. */
const maxCodeText = 60;
const codeSchema = z.string().check(z.trim(), visible(), z.minLength(1), z.maxLength(maxCodeText));

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** A unit for a list or a hit. Nothing in it belongs to anybody: people scan plates of units that are not theirs. */
export const unitSummarySchema = z.object({
  equipmentId: equipmentIdSchema,
  name: z.string(),
  serialNumber: z.string(),
  /** Null without a tag. */
  tagId: z.nullable(z.string()),
  /** Category of the catalogue; null when it is not sold any more or never was ours. */
  productFamily: z.nullable(namedSchema),
  /** Article as which it was built; null for a unit of another make. */
  productConstruction: z.nullable(namedSchema),
  manufacturer: namedSchema,
  /** Model as the maker calls it; for other makes what was said when it was registered. */
  customerModel: z.nullable(namedSchema),
  /** Ours: year of manufacture. */
  year: z.optional(z.nullable(z.number())),
  /** Ours. */
  image: z.optional(z.nullable(imageSchema)),
});
export type UnitSummary = z.output<typeof unitSummarySchema>;

/** Who has registered a unit, seen by the caller. `pending`: a hand-over that its owner has not confirmed. */
export const registrationStatusSchema = z.enum(['none', 'mine', 'colleague', 'other', 'pending']);
export type RegistrationStatus = z.output<typeof registrationStatusSchema>;

/** A unit with its nameplate. */
export const unitSchema = z.extend(unitSummarySchema, {
  /** Null for visitors. */
  registrationStatus: z.nullable(registrationStatusSchema),
  /** The owner's name for it; null for everybody else. */
  customName: z.nullable(z.string()),
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

/** Consecutive plates of one kind in the pack, numbered from the frame plate. */
export const plateRunSchema = z.object({
  from: z.number(),
  to: z.number(),
  kind: z.enum(['endPlateI', 'channel', 'partition', 'endPlateII']),
  /** Every second plate of the run is turned. */
  turned: z.boolean(),
});
export type PlateRun = z.output<typeof plateRunSchema>;

/** Parts of one unit: what was built in, and what the shop sells for it now. */
export const unitPartsSchema = z.object({
  /** `asBuilt`: from the factory or a later regasketing. `standard`: as its construction is usually built. `none`: unknown. */
  source: z.enum(['asBuilt', 'standard', 'none']),
  /** All revisions of the as-built list, the newest first, which is the one that counts. */
  revisions: z.array(
    z.object({
      revision: z.number(),
      kind: z.enum(['built', 'regasketed', 'extended']),
      /** ISO day. */
      date: z.string(),
    }),
  ),
  /** Null when the plates are unknown, or not laid out one by one. */
  platePack: z.nullable(z.array(plateRunSchema)),
  parts: z.array(
    z.object({
      /** In the exploded view. */
      position: z.nullable(z.number()),
      quantityInUnit: z.number(),
      /** Article number of the part that is in the unit. */
      builtArticleNumber: z.string(),
      /** What is sold for it: the part itself, or the one that replaced it; null when nothing is. */
      item: z.nullable(itemCardSchema),
      /** True when `item` has replaced the part that is built in. */
      isSuccessor: z.boolean(),
    }),
  ),
  columns: z.array(itemColumnSchema),
});
export type UnitParts = z.output<typeof unitPartsSchema>;

const params = z.object({ id: equipmentIdSchema });

/**
 * Units are the machines that customers have. Their technical data are public; names, places and everything else that
 * an owner adds belong to the customer number that has registered the unit.
 */
export const units = {
  list: endpoint({
    name: 'units.list',
    method: 'GET',
    path: '/units',
    summary: 'One page of the units of the customer number in use, by name',
    auth: 'required',
    query: z.object({
      /** Ours, one-based. */
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
      /** Ours: part of a name, serial number or tag. */
      q: z.optional(z.string().check(z.trim(), visible(), z.maxLength(maxCodeText))),
    }),
    response: z.object({
      total: z.number(),
      unitsPerPage: z.number(),
      units: z.array(z.extend(unitSummarySchema, { customName: z.nullable(z.string()) })),
    }),
  }),
  search: endpoint({
    name: 'units.search',
    method: 'GET',
    path: '/units/search',
    summary: 'Units by the beginning or the end of a serial number, from four characters on; at most 20',
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
    summary: 'Parts of this unit as it was built, with quantities; 404 `unit_unknown`',
    auth: 'optional',
    params,
    response: unitPartsSchema,
  }),
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
