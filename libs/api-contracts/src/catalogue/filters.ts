import * as z from 'zod/mini';
import { maxFilterValue, maxFilterValues, filterIdPattern } from '../bounds/filter-bounds.ts';

/**
 * `value`: any of several values. `text`: name or article number contains every word. `range`: a number between min and
 * max. `interval`: the article's own interval covers min to max. `singleValue`: exactly one value.
 */
export const filterTypeSchema = z.enum(['value', 'text', 'range', 'interval', 'singleValue']);
export type FilterType = z.output<typeof filterTypeSchema>;

export const numericRangeSchema = z.object({ min: z.number(), max: z.number() });
export type NumericRange = z.output<typeof numericRangeSchema>;

/** A filter of a leaf category, with counts for the current selection. */
export const filterSchema = z.object({
  id: z.string(),
  description: z.string(),
  type: filterTypeSchema,
  /** For value and singleValue. `name` is shown; `key`, ours, is what f carries in every language, where the name is not. */
  values: z.array(z.object({ key: z.optional(z.string()), name: z.string(), productCount: z.number() })),
  /** The chosen value of a singleValue filter, as f carries it. */
  value: z.nullable(z.string()),
  /** Full extent of range and interval filters in this category, whatever is selected. */
  range: z.nullable(numericRangeSchema),
  /** Ours: true when every number in this category is a whole one. */
  isWhole: z.optional(z.boolean()),
  /** UN/CEFACT code, null without one. */
  unit: z.nullable(z.string()),
  /** No article would remain. */
  disabled: z.boolean(),
});
export type Filter = z.output<typeof filterSchema>;

/** A filter that was applied when a line was added, kept with the line. */
export const appliedFilterSchema = z.object({
  id: z.string(),
  name: z.string(),
  value: z.union([z.string(), z.array(z.string()), numericRangeSchema]),
  unit: z.nullable(z.string()),
});
export type AppliedFilter = z.output<typeof appliedFilterSchema>;

/**
 * Content of query parameter f: filter id to its selection. Arrays for value and text, a string for singleValue, an
 * object with numeric min and max for range and interval. The right kind for an id follows from the filters of the
 * category.
 */
export const filterSelectionSchema = z.record(
  z.string().check(z.regex(filterIdPattern)),
  z.union([
    z
      .array(z.string().check(z.minLength(1), z.maxLength(maxFilterValue)))
      .check(z.minLength(1), z.maxLength(maxFilterValues)),
    z.string().check(z.minLength(1), z.maxLength(maxFilterValue)),
    z.strictObject({ min: z.number(), max: z.number() }),
  ]),
);
export type FilterSelection = z.output<typeof filterSelectionSchema>;
