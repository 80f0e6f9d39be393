import { maxFitsText, type FilterSelection } from '@shop/api-contracts';
import { paths } from '@shop/platform';
import { decodeFilterQuery, encodeFilterQuery } from '../filters/filter-query.ts';
import type { ResultView } from '../sort-and-view/sort-and-view.tsx';
import { readExpression } from './search-expression.ts';

/** Hits per page. */
export const pageSize = 12;
/** Pages in one answer, which has up to 600 hits. */
export const pagesInAnswer = 50;
/** More hits than anybody reads; beyond is the last page. */
const maxPages = 80_000;

const categoryId = /^[A-Za-z0-9]+$/;

/** Orders of the hits; best first without one. */
export const searchSorts = ['price', '-price', 'articleNumber', '-articleNumber'] as const;
export type SearchSort = (typeof searchSorts)[number];

export interface SearchAddress {
  /** Trimmed; empty without a search. */
  expression: string;
  /** From 1. */
  page: number;
  /** Id of the category to which the hits are narrowed. */
  category?: string | undefined;
  /** Equipment id of the unit that hits must fit, or other text, which upstream answers as an unknown unit. */
  fits?: string | undefined;
  /** Empty for an f that is malformed. */
  selection: FilterSelection;
  sort?: SearchSort | undefined;
  /** Undefined: the default of the settings. */
  view?: ResultView | undefined;
}

export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const page = search.get('page') ?? '';
  const category = search.get('category') ?? '';
  const view = search.get('view');
  return {
    expression: readExpression(search),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), maxPages) : 1,
    category: categoryId.test(category) ? category : undefined,
    fits: search.get('fits')?.replace(/\W/g, '-').slice(0, maxFitsText) || undefined,
    selection: decodeFilterQuery(search.get('f')) ?? {},
    sort: searchSorts.find((sort) => sort === search.get('sort')),
    view: view === 'grid' || view === 'list' ? view : undefined,
  };
}

/** Path of a search; `f` are the filters, as on category pages. */
export function searchPath({ expression, page, category, fits, selection, sort, view }: SearchAddress): string {
  const more = Object.entries({ category, fits, f: encodeFilterQuery(selection), sort, view }).flatMap(
    ([name, value]) => (value === undefined ? [] : `&${name}=${encodeURIComponent(value)}`),
  );
  return paths.search(expression, { page }) + more.join('');
}

/** Path of a changed search, which starts at the first page unless only page or view change. */
export function changedSearchPath(address: SearchAddress, change: Partial<SearchAddress>): string {
  const restarts = Object.keys(change).some((name) => name !== 'page' && name !== 'view');
  return searchPath({ ...address, ...(restarts ? { page: 1 } : {}), ...change });
}

/** Links from before searches had filters say the category in `f`. */
export const formerCategory = (
  { category }: Pick<SearchAddress, 'category'>,
  f: string | null,
): Pick<SearchAddress, 'category'> =>
  category === undefined && f !== null && categoryId.test(f) ? { category: f } : { category };

/** True with a filter. */
export const isFiltered = ({ selection }: Pick<SearchAddress, 'selection'>): boolean =>
  Object.keys(selection).length > 0;

/** The part of all hits that one answer has for a page: up to 600, or those of the page when they are filtered. */
export function answerOfPage({ page, selection }: Pick<SearchAddress, 'page' | 'selection'>): {
  offset: number;
  firstPage: number;
} {
  const pages = isFiltered({ selection }) ? 1 : pagesInAnswer;
  const firstPage = Math.floor((page - 1) / pages) * pages + 1;
  return { firstPage, offset: (firstPage - 1) * pageSize };
}
