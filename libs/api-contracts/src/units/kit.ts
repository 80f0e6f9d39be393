import * as z from 'zod/mini';
import { itemCardSchema, itemColumnSchema } from '../catalogue/items.ts';
import { endpoint } from '../client/endpoint.ts';
import { equipmentIdSchema } from '../ids.ts';
import { visible } from '../visible-text.ts';
import { maxPlateRangeText } from './plate-range.ts';
import { plateRunSchema } from './plate-run.ts';

/** Parts that a plate pack is renewed with. */
export const kitPartSchema = z.enum([
  'endPlate1',
  'channelPlate',
  'partitionPlate',
  'endPlate2',
  'channelGasket',
  'endPlateGasket',
  'partitionGasket',
  'gasketAdhesive',
  'gasketClips',
  'tighteningBolt',
  'nut',
  'lockWasher',
]);
export type KitPart = z.output<typeof kitPartSchema>;

/** Spare gaskets are ordered by the few. */
export const maxSparesPercent = 50;

const plateRangeSchema = z.object({ from: z.number(), to: z.number() });

/** An article to order, and where its quantity comes from. */
export const kitLineSchema = z.object({
  part: kitPartSchema,
  /** Pieces that are replaced, without spares; a fraction of a cartridge for adhesive; null when nobody can count them. */
  needed: z.nullable(z.number()),
  /** Pieces to order: with spares, rounded up to packs and to the minimum quantity; 0 when nobody can count them. */
  quantity: z.number(),
  packQuantity: z.number(),
  /** What was counted: plates of the pack, the gaskets to fix, or all that are in the unit. */
  basis: z.object({
    of: z.enum(['plates', 'gaskets', 'unit']),
    count: z.number(),
    /** Plates at which these pieces are; all of them for parts of the whole unit. */
    plates: z.array(plateRangeSchema),
  }),
  /** Article number of the part that is in the unit; null when the list of the unit does not name it. */
  builtArticleNumber: z.nullable(z.string()),
  /** What is sold for it: the part itself, or the one that replaced it; null when nothing is. */
  item: z.nullable(itemCardSchema),
  /** True when `item` has replaced the part that is built in. */
  isSuccessor: z.boolean(),
});
export type KitLine = z.output<typeof kitLineSchema>;

/** Parts that renew plates or gaskets of a unit, counted from its plate list. */
export const unitKitSchema = z.object({
  /** Which list was counted; `none`: the plates of the unit are unknown, so there are no lines. */
  source: z.enum(['asBuilt', 'standard', 'none']),
  /** Null without a source. */
  platePack: z.nullable(z.array(plateRunSchema)),
  lines: z.array(kitLineSchema),
  columns: z.array(itemColumnSchema),
});
export type UnitKit = z.output<typeof unitKitSchema>;

/** Exactly the parts that renewing a plate pack takes. A read by POST, since it may be long. */
export const kit = endpoint({
  name: 'units.kit',
  method: 'POST',
  path: '/units/:id/kit',
  summary: 'Parts for renewing the plate pack of a unit; 404 `unit_unknown`, 400 `plate_range_invalid`',
  auth: 'optional',
  ours: true,
  changesNothing: true,
  params: z.object({ id: equipmentIdSchema }),
  body: z.object({
    /** `everything`: plates and gaskets, and the tightening bolts when all plates are renewed. */
    renew: z.enum(['everything', 'gaskets']),
    /** Plates as in `12-20` or `1,5,30-34`; all when missing. */
    plates: z.optional(z.string().check(visible(), z.maxLength(maxPlateRangeText))),
    /** Spare plates, gaskets and what fixes them, in per cent. */
    sparesPercent: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(maxSparesPercent))),
  }),
  response: unitKitSchema,
});
