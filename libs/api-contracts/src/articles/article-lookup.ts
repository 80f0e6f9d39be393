import * as z from 'zod/mini';
import { itemsPerCall } from '../bounds/call-bounds.ts';
import { endpoint } from '../client/endpoint.ts';
import { itemCardSchema } from '../catalogue/items.ts';
import { fitSchema } from '../units/fit.ts';
import { unitOfLineSchema } from '../unit-of-line.ts';

/** Match for one typed article number, ignoring hyphens, spaces and case. */
export const articleMatchSchema = z.object({
  /** As requested. */
  articleNumber: z.string(),
  /**
   * `found`: one article, by our number, an own, superseded or other maker's. `ambiguous`: several articles have it (an
   * own number that is another article's real one). `unknown`: none has it; `candidates` are the nearest.
   */
  result: z.enum(['found', 'ambiguous', 'unknown']),
  /** Set when found. */
  item: z.nullable(itemCardSchema),
  /** Kind of the number. */
  by: z.nullable(z.enum(['article', 'own', 'superseded', 'otherMaker'])),
  /** At most three. */
  candidates: z.array(itemCardSchema),
  /** Replaces a discontinued article. */
  successor: z.nullable(itemCardSchema),
  /** For a part of a machine (`SN 30-114-0021 pos 12`): the machine, and whether the article fits it. */
  unit: z.optional(unitOfLineSchema),
  fit: z.optional(fitSchema),
  /** Why such a part has no article, when the result is `unknown`. */
  unitProblem: z.optional(
    z.enum(['unitUnknown', 'unitAmbiguous', 'positionMissing', 'positionUnknown', 'positionUnsold']),
  ),
  /** Machines of several makers with this number. */
  units: z.optional(z.array(z.extend(unitOfLineSchema, { manufacturer: z.string() }))),
});
export type ArticleMatch = z.output<typeof articleMatchSchema>;

/** Call that reads a list of article numbers, as quick order does. */
export const articleLookup = {
  /** A read by POST, since the query is too long for an address. */
  find: endpoint({
    name: 'articleLookup.find',
    method: 'POST',
    path: '/items/lookup',
    summary:
      'Articles by their numbers, or as parts of machines (`SN 30-114-0021 pos 12`, a tag), in the requested order',
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
