import { paths } from '@shop/platform';

/** Hits on a page. */
export const pageSize = 12;
/** Upstream takes no longer expression. */
const maxExpressionLength = 200;
/** One answer holds the best 600 hits. */
const maxPages = 50;

export interface SearchAddress {
  /** Trimmed; empty when there is nothing to search for. */
  expression: string;
  /** From 1. */
  page: number;
}

export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const cut = (search.get('q') ?? '').trim().slice(0, maxExpressionLength);
  // half a character that the cut left would come back from the server as another one
  const expression = cut.replace(/[\ud800-\udbff]$/, '').trim();
  const page = search.get('page') ?? '';
  return { expression, page: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), maxPages) : 1 };
}

export const searchPath = (expression: string, page = 1): string => paths.search(expression, { page });
