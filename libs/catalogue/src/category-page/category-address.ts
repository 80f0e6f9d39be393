import { filterIdPattern, maxFitsText, type Category, type FilterSelection } from '@shop/api-contracts';
import { paths } from '@shop/platform';
import { decodeFilterQuery, encodeFilterQuery } from '../filters/filter-query.ts';
import type { ResultView } from '../sort-and-view/sort-and-view.tsx';

/** State of a category page as stored in its address, so that links share it. */
export interface CategoryState {
  selection: FilterSelection;
  /** Equipment id of the unit that articles must fit, or other text, which upstream answers as an unknown unit. */
  fits: string | undefined;
  /** From 1. */
  page: number;
  sort: string | undefined;
  /** Undefined: the default of the settings. */
  view: ResultView | undefined;
}

/** Reads the query except f, which requires the category's filters. Ignores invalid parameters. */
export function readCategoryState(search: URLSearchParams, selection: FilterSelection): CategoryState {
  const page = search.get('page') ?? '';
  const sort = search.get('sort') ?? '';
  const view = search.get('view');
  return {
    selection,
    fits: search.get('fits')?.replace(/\W/g, '-').slice(0, maxFitsText) || undefined,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    sort: filterIdPattern.test(sort.replace(/^-/, '')) ? sort : undefined,
    view: view === 'grid' || view === 'list' ? view : undefined,
  };
}

/** Reads the whole query; an f that is malformed chooses nothing. */
export const readCategoryAddress = (search: URLSearchParams): CategoryState =>
  readCategoryState(search, decodeFilterQuery(search.get('f')) ?? {});

/** Path of the category with this state. */
export const categoryPath = (category: Pick<Category, 'slug' | 'id'>, { selection, ...state }: CategoryState): string =>
  paths.category(category, { f: encodeFilterQuery(selection), ...state });

/** Path with a changed state; a change of filters or order starts at the first page. */
export function changedPath(
  category: Pick<Category, 'slug' | 'id'>,
  state: CategoryState,
  change: Partial<CategoryState>,
): string {
  // every change but one of the view
  return categoryPath(category, { ...state, ...('view' in change ? {} : { page: 1 }), ...change });
}
