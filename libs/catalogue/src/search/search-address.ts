import { paths } from '@shop/platform';

/** Hits per page. */
export const pageSize = 12;
/** Maximum length that upstream accepts. */
const maxExpressionLength = 200;
/** An answer contains up to 600 hits. */
const maxPages = 50;

export interface SearchAddress {
  /** Trimmed; empty without a search. */
  expression: string;
  /** From 1. */
  page: number;
}

export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const cut = (search.get('q') ?? '').trim().slice(0, maxExpressionLength);
  // a surrogate pair cut in half would come back from the server as another character
  const expression = cut.replace(/[\ud800-\udbff]$/, '').trim();
  const page = search.get('page') ?? '';
  return { expression, page: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), maxPages) : 1 };
}

export const searchPath = (expression: string, page = 1): string => paths.search(expression, { page });
