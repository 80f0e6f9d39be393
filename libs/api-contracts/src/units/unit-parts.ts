import * as z from 'zod/mini';
import { itemCardSchema, itemColumnSchema } from '../catalogue/items.ts';
import { plateRunSchema } from './plate-run.ts';

/** Parts of one unit: what was built in, and what the shop sells for it now. */
export const unitPartsSchema = z.object({
  /** `asBuilt`: from the factory or a later regasketing. `standard`: as its construction is usually built. `none`: unknown. */
  source: z.enum(['asBuilt', 'standard', 'none']),
  /** All revisions of the as-built list, the newest first, which is the one that counts. */
  revisions: z.array(
    z.object({
      revision: z.number(),
      kind: z.enum(['built', 'regasketed', 'extended']),
      /** ISO day; null when it is not known. */
      date: z.nullable(z.string()),
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
