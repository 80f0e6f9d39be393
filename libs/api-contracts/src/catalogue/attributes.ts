import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

/** Type of an attribute's values: `interval` has exactly two numbers, lower and upper bound. */
export const attributeTypeSchema = z.enum(['text', 'number', 'interval']);

/** One property of items, named in the language of the market. */
export const attributeSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: attributeTypeSchema,
  /**
   * UN/CEFACT common code of the unit: BAR CEL MMT MTK MQH KEL LTR KGM KWT KPA MBR L2 RPM VLT AMP HTZ DAY C62; null for
   * text.
   */
  unit: z.nullable(z.string()),
  /** Heading in the specification table. */
  group: z.string(),
});
export type Attribute = z.output<typeof attributeSchema>;

/**
 * Values of one attribute of an item. Texts are in the language of the market, numbers in the unit of the attribute.
 */
export const itemAttributeSchema = z.object({
  id: z.string(),
  values: z.array(z.union([z.string(), z.number()])),
});
export type ItemAttribute = z.output<typeof itemAttributeSchema>;

/** Call for the names, units and types of all attributes; for other clients than the shop. */
export const attributes = {
  list: endpoint({
    name: 'attributes.list',
    method: 'GET',
    path: '/attributes',
    summary: 'All attributes that items can have',
    auth: 'none',
    response: z.array(attributeSchema),
  }),
};
