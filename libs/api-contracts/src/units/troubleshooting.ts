import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { equipmentIdSchema } from '../ids.ts';
import { constructionArticlesSchema } from './construction-articles.ts';
import { unitPartsSchema } from './unit-parts.ts';

/** Of a question, an answer or a fault; parts of an address. */
const stepIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));

/** What somebody may notice at a unit, its causes, and the parts that repair it. */
export const troubleshootingSchema = z.object({
  /** The first one asks what somebody notices. Each answer leads to another question or to a fault. Empty: no guide. */
  questions: z.array(
    z.object({
      id: stepIdSchema,
      text: z.string(),
      answers: z.array(z.object({ id: stepIdSchema, text: z.string(), leadsTo: stepIdSchema })),
    }),
  ),
  faults: z.array(
    z.object({
      id: stepIdSchema,
      cause: z.string(),
      remedy: z.string(),
      /** Positions of `parts` that repair it. */
      positions: z.array(z.number()),
      /** Articles of `kits` that do, by their `commercialItemId`. Without both it takes a service partner. */
      kits: z.array(z.string()),
    }),
  ),
  /** Parts of this unit and kits for it that faults name. */
  parts: unitPartsSchema.shape.parts,
  kits: constructionArticlesSchema.shape.articles,
  columns: unitPartsSchema.shape.columns,
});
export type Troubleshooting = z.output<typeof troubleshootingSchema>;

export const troubleshooting = endpoint({
  name: 'units.troubleshooting',
  method: 'GET',
  path: '/units/:id/troubleshooting',
  summary: 'From what somebody notices to the cause, its remedy and the part of this unit; 404 `unit_unknown`',
  ours: true,
  auth: 'optional',
  params: z.object({ id: equipmentIdSchema }),
  response: troubleshootingSchema,
});
