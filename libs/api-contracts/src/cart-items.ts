import * as z from 'zod/mini';
import { fieldBounds } from './bounds/field-bounds.ts';
import { appliedFilterSchema } from './catalogue/filters.ts';
import { categoryIdSchema, commercialItemIdSchema, equipmentIdSchema, genericItemIdSchema } from './ids.ts';
import { oldUnitSchema } from './take-back.ts';
import { lineProofSchema } from './units/replacement-proof.ts';
import { visible } from './visible-text.ts';

/** Quantity of a line. */
export const quantityBounds = { min: 1, max: 99_999 } as const;
/** Pieces of a line, a whole number within `quantityBounds`. */
export const quantitySchema = z.number().check(z.int(), z.minimum(quantityBounds.min), z.maximum(quantityBounds.max));

/** Maximum length of a line's filters with their names, since carts and lists are read as a whole. */
const maxFilterTextLength = 4_000;

const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/**
 * Identity of a line: the generic item and its context. Another value in any field makes another line; missing, null
 * and empty are equal.
 */
export const cartItemIdSchema = z.object({
  genericItemId: genericItemIdSchema,
  commercialItemId: maybe(commercialItemIdSchema),
  categoryId: maybe(categoryIdSchema),
  parentGenericItemId: maybe(genericItemIdSchema),
  parentCategoryId: maybe(categoryIdSchema),
  parentCommercialItemId: maybe(commercialItemIdSchema),
  appliedFilters: z.optional(
    z.array(appliedFilterSchema).check(
      z.maxLength(20),
      z.refine((filters) => JSON.stringify(filters).length <= maxFilterTextLength, 'Too much text'),
    ),
  ),
  itemTagIds: z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,60}$/))).check(z.maxLength(20))),
  /** Ours: the customer's machine that the item is for. */
  equipmentId: maybe(equipmentIdSchema),
  /** Ours: the old unit that goes back for it. */
  takeBack: maybe(oldUnitSchema),
  /** Ours: the proof that goes with a quote request; not kept in other carts and lists. */
  proof: maybe(lineProofSchema),
});
export type CartItemId = z.output<typeof cartItemIdSchema>;

/** The customer's own number of an article; an empty one deletes it. */
export const customArticleNumberSchema = z.string().check(visible(), z.maxLength(fieldBounds.customArticleNumber));
export const configurationIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** A line to add. */
export const lineToAddSchema = z.object({ cartItemId: cartItemIdSchema, quantity: quantitySchema });
export type LineToAdd = z.output<typeof lineToAddSchema>;
