import { paths } from '@shop/platform';
import type { ResultView } from '../category-page/category-address.ts';
import { readExpression } from './search-expression.ts';

/** Hits per page. */
export const pageSize = 12;
/** Pages in one answer, which has up to 600 hits. */
const pagesInAnswer = 50;
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
  sort?: SearchSort | undefined;
  /** Undefined: the default of the settings. */
  view?: ResultView | undefined;
}

export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const page = search.get('page') ?? '';
  const category = search.get('f') ?? '';
  const view = search.get('view');
  return {
    expression: readExpression(search),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), maxPages) : 1,
    category: categoryId.test(category) ? category : undefined,
    sort: searchSorts.find((sort) => sort === search.get('sort')),
    view: view === 'grid' || view === 'list' ? view : undefined,
  };
}

/** Address of a search; `f` is the category, as on category pages the filters. */
export function searchPath({ expression, page, category, sort, view }: SearchAddress): string {
  const more = Object.entries({ f: category, sort, view }).flatMap(([name, value]) =>
    value === undefined ? [] : `&${name}=${encodeURIComponent(value)}`,
  );
  return paths.search(expression, { page }) + more.join('');
}

/** The part of all hits that one answer has for a page. */
export function answerOfPage(page: number): { offset: number; firstPage: number } {
  const firstPage = Math.floor((page - 1) / pagesInAnswer) * pagesInAnswer + 1;
  return { firstPage, offset: (firstPage - 1) * pageSize };
}
