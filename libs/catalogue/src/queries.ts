import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

// Keys of queries with prices or own numbers end in the identity scope (platform).

/** State of a category page's articles; `f` is the canonical text of filter-query.ts. */
export interface CategoryItemsInput {
  categoryId: string;
  f?: string | undefined;
  fits?: string | undefined;
  page?: number | undefined;
  sort?: string | undefined;
}

/** A page of a leaf category with filters and counts. */
export const categoryItemsQuery = ({ categoryId, f, fits, page, sort }: CategoryItemsInput, scope: string) =>
  apiQuery(
    calls.items.byCategory,
    {
      params: { id: categoryId },
      query: { f, fits, page: page === 1 ? undefined : page, sort },
    },
    { scope },
  );

/** The same with light rows of the whole category, for filtering in the browser (below 5,000 products). */
export const categoryRowsQuery = (categoryId: string, fits: string | undefined, scope: string) =>
  apiQuery(
    calls.items.byCategory,
    { params: { id: categoryId }, query: { partial: true, fits } },
    { scope, excludedFromLoader: true },
  );

/** The articles of one model with their places in the category's matrix. */
export const matrixQuery = (categoryId: string, model: string, scope: string) =>
  apiQuery(calls.categories.matrix, { params: { id: categoryId }, query: { model } }, { scope });

interface ItemInput {
  genericItemId: string;
  categoryId?: string | undefined;
  commercialItemId?: string | null | undefined;
  /** Comma-separated, as in query t of the address. */
  itemTagIds?: string | undefined;
  /** Requires this commercial item, without preselecting another. */
  strict?: boolean;
  /** Waits for the slow system. */
  complete?: boolean;
}

/** An item; without commercialItemId its first variant is preselected. */
export const itemQuery = (
  { genericItemId, categoryId, commercialItemId, itemTagIds, strict, complete = false }: ItemInput,
  scope: string,
) =>
  apiQuery(
    calls.items.get,
    {
      params: { id: genericItemId },
      query: {
        categoryId,
        commercialItemId: commercialItemId || undefined,
        itemTagIds,
        variant: strict ? 'strict' : undefined,
        salesDetails: complete ? 'complete' : undefined,
      },
    },
    { scope, excludedFromLoader: complete },
  );

/** Articles of a comparison, each with the query of its own page. */
export const compareItemsQuery = (
  items: readonly Pick<ItemInput, 'genericItemId' | 'categoryId' | 'commercialItemId'>[],
  scope: string,
) =>
  items.map(({ genericItemId, categoryId, commercialItemId }) =>
    itemQuery({ genericItemId, categoryId, commercialItemId }, scope),
  );

/** The parent under which an article was found, by item key `genericId_categoryId[_commercialId]`: one card or none. */
export const parentQuery = (itemKey: string, scope: string) =>
  apiQuery(calls.items.list, { query: { item: [itemKey] } }, { scope });

/** Spare parts, service kits, alternatives, and articles that a part fits. */
export const relatedItemsQuery = (genericItemId: string, commercialItemId: string | null, scope: string) =>
  apiQuery(
    calls.items.related,
    { params: { id: genericItemId }, query: commercialItemId ? { commercialItemId } : {} },
    { scope },
  );

export const reviewsQuery = (genericItemId: string) =>
  apiQuery(calls.items.reviews, { params: { id: genericItemId } }, { excludedFromLoader: true });

/** Suggestions for what is typed into the search field, kept apart by person: they have own prices and numbers. */
export const suggestionsQuery = (expression: string, scope: string) =>
  apiQuery(calls.items.suggestions, { query: { expression } }, { scope });
