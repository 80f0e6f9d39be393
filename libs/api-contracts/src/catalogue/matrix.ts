import * as z from 'zod/mini';
import { imageSchema } from '../media.ts';
import { itemColumnSchema, salesDetailsSchema } from './items.ts';

/** How the articles of one model are laid out as a matrix. All but `models` are ids of attributes. */
export const matrixLayoutSchema = z.object({
  /** Filter of the category whose values are the models. */
  model: z.string(),
  /** Models with articles in the category, as they are shown and as `f` carries them, in the order of the catalogue. */
  models: z.array(z.string()),
  /** Each row is an article's values of these; rows with the first value in common are a group. */
  rows: z.array(z.string()),
  columns: z.array(z.string()),
  /** What articles in one cell differ in: one value of each is chosen above the matrix. */
  choices: z.array(z.string()),
  /** What the head of a column says of its articles, where it is the same for all of them. */
  columnNotes: z.optional(z.array(z.string())),
});
export type MatrixLayout = z.output<typeof matrixLayoutSchema>;

/** The articles of one model, each with its place in the matrix. */
export const matrixSchema = z.object({
  /** Those of rows, columns, choices and notes, in this order, each value once: numbers ascending, words as in the catalogue. */
  attributes: z.array(
    z.extend(itemColumnSchema, {
      values: z.array(z.union([z.string(), z.number()])),
      /** The same values as `f` carries them, where their names differ. */
      keys: z.optional(z.array(z.string())),
    }),
  ),
  /** Small drawing of the first article of each value of the first attribute. */
  pictures: z.array(z.nullable(imageSchema)),
  /** At most `maxMatrixCells`. */
  cells: z.array(
    z.object({
      genericItemId: z.string(),
      commercialItemId: z.string(),
      slug: z.string(),
      name: z.string(),
      articleNumber: z.string(),
      /** Index into the values of each attribute; -1 for none. */
      place: z.array(z.number()),
      /** Null while on request. */
      salesDetails: z.nullable(salesDetailsSchema),
      itemTagIds: z.optional(z.array(z.string())),
    }),
  ),
});
export type Matrix = z.output<typeof matrixSchema>;
export type MatrixCell = Matrix['cells'][number];
