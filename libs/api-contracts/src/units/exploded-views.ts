import * as z from 'zod/mini';
import { explodedPictureSchema } from '../catalogue/exploded-picture.ts';
import { itemCardSchema, itemColumnSchema } from '../catalogue/items.ts';
import { endpoint } from '../client/endpoint.ts';
import { commercialItemIdSchema, equipmentIdSchema } from '../ids.ts';
import { imageSchema } from '../media.ts';

const catalogIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));
const assemblyIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));

const assemblySummarySchema = z.object({
  assemblyId: assemblyIdSchema,
  name: z.string(),
  thumbnail: imageSchema,
  /** Ours: the assembly in which it is a position; null for a whole unit. */
  parentAssemblyId: z.nullable(assemblyIdSchema),
});

/** A numbered part of a picture. Measures are in units of the picture's width and height. */
export const explodedPositionSchema = z.object({
  number: z.number(),
  /** Centre of the balloon, and the part at which its leader ends. */
  balloon: z.object({ x: z.number(), y: z.number(), targetX: z.number(), targetY: z.number() }),
  partName: z.string(),
  /** Article that is sold for it; null when none is. */
  itemId: z.nullable(commercialItemIdSchema),
  /**
   * Where the quantity comes from: the list of the unit or of its construction, or what the picture shows; null for a
   * part of a list where the unit has none.
   */
  quantityRule: z.nullable(z.enum(['asBuilt', 'standard', 'drawn'])),
  /** In this unit; null when the list does not name the part. */
  quantity: z.nullable(z.number()),
  /** Sub-assembly that shows it taken apart. */
  assemblyId: z.nullable(assemblyIdSchema),
  /** Ours: the article of `itemId`. */
  item: z.nullable(itemCardSchema),
  /** Ours: article number of the part that is in the unit. */
  builtArticleNumber: z.nullable(z.string()),
  /** Ours: true when `item` has replaced the part that is built in. */
  isSuccessor: z.boolean(),
});
export type ExplodedPosition = z.output<typeof explodedPositionSchema>;

/** The drawing of an assembly with the articles at its positions. */
export const partAssemblySchema = z.extend(explodedPictureSchema, {
  catalogId: catalogIdSchema,
  catalogName: z.string(),
  assemblyId: assemblyIdSchema,
  name: z.string(),
  /** Where it belongs; null for a whole unit. */
  parent: z.nullable(z.object({ assemblyId: assemblyIdSchema, name: z.string() })),
  /** By number; a number stands several times where the unit has several articles there, each with its quantity. */
  positions: z.array(explodedPositionSchema),
  columns: z.array(itemColumnSchema),
});
export type PartAssembly = z.output<typeof partAssemblySchema>;

const params = z.object({ id: equipmentIdSchema });

export const explodedViews = endpoint({
  name: 'units.explodedViews',
  method: 'GET',
  path: '/units/:id/explodedviews',
  summary: 'Exploded views of a unit: whole unit first, then its sub-assemblies; 404 `unit_unknown`',
  auth: 'none',
  params,
  response: z.object({
    catalogs: z.array(
      z.object({ catalogId: catalogIdSchema, name: z.string(), assemblies: z.array(assemblySummarySchema) }),
    ),
  }),
});

export const partAssembly = endpoint({
  name: 'units.partAssembly',
  method: 'GET',
  path: '/units/:id/explodedviews/catalog/:catalogId/partassembly/:assemblyId',
  summary: 'One exploded view with the parts of this unit; 404 `unit_unknown`, `assembly_unknown`',
  auth: 'optional',
  params: z.extend(params, { catalogId: catalogIdSchema, assemblyId: assemblyIdSchema }),
  response: partAssemblySchema,
});
