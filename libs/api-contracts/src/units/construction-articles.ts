import * as z from 'zod/mini';
import { itemCardSchema, itemColumnSchema } from '../catalogue/items.ts';
import { endpoint } from '../client/endpoint.ts';
import { equipmentIdSchema } from '../ids.ts';

/** What the shop sells for the construction of a unit; kits with gaskets as in the unit first. */
export const constructionArticlesSchema = z.object({
  articles: z.array(
    z.object({
      kind: z.enum(['sparePart', 'serviceKit']),
      /** In the exploded view. */
      position: z.nullable(z.number()),
      /** In the standard construction. */
      quantityInUnit: z.nullable(z.number()),
      /** What a kit contains, in the language of the market; empty for parts. */
      contains: z.string(),
      /** Ours: compounds of a kit's gaskets, and those in the unit now, where the kit lacks one of the latter; null otherwise. */
      otherCompounds: z.optional(z.nullable(z.object({ kit: z.array(z.string()), unit: z.array(z.string()) }))),
      item: itemCardSchema,
    }),
  ),
  columns: z.array(itemColumnSchema),
});
export type ConstructionArticles = z.output<typeof constructionArticlesSchema>;

export const constructionArticles = endpoint({
  name: 'units.constructionArticles',
  method: 'GET',
  path: '/units/:id/spare-parts',
  summary: 'Spare parts and service kits of the shop for the construction of a unit; 404 `unit_unknown`',
  auth: 'optional',
  params: z.object({ id: equipmentIdSchema }),
  response: constructionArticlesSchema,
});
