import * as z from 'zod/mini';
import { maxFilterValue } from '../bounds/filter-bounds.ts';
import { endpoint } from '../client/endpoint.ts';
import { categoryIdSchema } from '../ids.ts';
import { imageSchema } from '../media.ts';
import { type MatrixLayout, matrixLayoutSchema, matrixSchema } from './matrix.ts';

/** A node of the category tree. */
export interface Category {
  id: string;
  /** In the language of the market; when empty, defaultName is shown. */
  name: string;
  defaultName: string;
  slug: string;
  /** False: reachable by address and from items, but not in menus and on the home page. */
  visible: boolean;
  /** Id of the parent, null for a root. */
  parent: string | null;
  categories: Category[];
  /** Ids from the root to this category. */
  path: string[];
  metaDescription: string;
  image: z.output<typeof imageSchema> | null;
  /** Specification field; the tree has only ids, definitions with counts come with the items. */
  filters: string[];
  /** Ours: number of articles in the category and its descendants. */
  productCount?: number | undefined;
  /** Ours: its slug in every locale, for hreflang. */
  alternates?: { locale: string; slug: string }[] | undefined;
  /** Ours: only of a leaf whose articles can be shown as a matrix of one model. */
  matrix?: MatrixLayout | undefined;
  /** Ours: only of a leaf whose articles look alike: they are shown as a list unless the person chooses. */
  view?: 'list' | undefined;
}

/** A category with all below it. `name` is empty without a translation: `defaultName` is shown then. */
export const categorySchema: z.ZodMiniType<Category> = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    defaultName: z.string(),
    slug: z.string(),
    visible: z.boolean(),
    parent: z.nullable(z.string()),
    categories: z.array(categorySchema),
    path: z.array(z.string()),
    metaDescription: z.string(),
    image: z.nullable(imageSchema),
    filters: z.array(z.string()),
    productCount: z.optional(z.number()),
    alternates: z.optional(z.array(z.object({ locale: z.string(), slug: z.string() }))),
    matrix: z.optional(matrixLayoutSchema),
    view: z.optional(z.literal('list')),
  }),
);

/** Calls for the tree of categories, and for one category's articles of a model. */
export const categories = {
  tree: endpoint({
    name: 'categories.tree',
    method: 'GET',
    path: '/categories',
    summary: 'The whole category tree of the market, roots first',
    auth: 'none',
    response: z.array(categorySchema),
  }),
  matrix: endpoint({
    name: 'categories.matrix',
    method: 'GET',
    path: '/categories/:id/matrix',
    summary:
      'The articles of one model in a category with a matrix, each with its place, price and stock; none for an unknown model',
    auth: 'optional',
    ours: true,
    params: z.object({ id: categoryIdSchema }),
    query: z.object({ model: z.string().check(z.minLength(1), z.maxLength(maxFilterValue)) }),
    response: matrixSchema,
  }),
};
