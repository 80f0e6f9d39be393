import * as z from 'zod/mini';
import { itemsPerCall } from './bounds/call-bounds.ts';
import { endpoint } from './client/endpoint.ts';
import { itemCardSchema } from './items.ts';

/** What one typed article number means; blind to hyphen, space and case. */
export const articleMatchSchema = z.object({
  /** As it was asked. */
  articleNumber: z.string(),
  /**
   * `found`: one article, by our number, an own, superseded or other maker's. `ambiguous`: several carry it (an own number that is another
   * article's real one). `unknown`: none does; `candidates` are the nearest.
   */
  result: z.enum(['found', 'ambiguous', 'unknown']),
  /** Of `found`. */
  item: z.nullable(itemCardSchema),
  /** By which number it was found. */
  by: z.nullable(z.enum(['article', 'own', 'superseded', 'otherMaker'])),
  /** At most three. */
  candidates: z.array(itemCardSchema),
  /** Of a discontinued article. */
  successor: z.nullable(itemCardSchema),
});
export type ArticleMatch = z.output<typeof articleMatchSchema>;

export const articleLookup = {
  /** A read whose question is too long for an address. */
  find: endpoint({
    name: 'articleLookup.find',
    method: 'POST',
    path: '/items/lookup',
    summary: 'Articles by their numbers, in the order asked',
    auth: 'optional',
    ours: true,
    changesNothing: true,
    body: z.object({
      articleNumbers: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
        .check(z.minLength(1), z.maxLength(itemsPerCall)),
    }),
    response: z.array(articleMatchSchema),
  }),
};
