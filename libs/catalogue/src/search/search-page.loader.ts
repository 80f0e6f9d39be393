import { ApiError, type SearchResult } from '@shop/api-contracts';
import {
  appContext,
  categoryTreeQuery,
  identityScope,
  loadQuery,
  pageError,
  paths,
  shopRedirect,
} from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { decodeFilterQuery } from '../filters/filter-query.ts';
import { itemPath } from '../item-card/item-path.ts';
import { suggestionsQuery } from '../queries.ts';
import { nearExpression } from './near-expression.ts';
import { loadAnswer } from './search-answer.ts';
import {
  changedSearchPath,
  formerCategory,
  isFiltered,
  pageSize,
  readSearchAddress,
  searchPath,
} from './search-address.ts';

export interface SearchPageData {
  /** The search failed in the browser: the page shows a toast and goes home. */
  failed: boolean;
}

/**
 * Redirects home without words, and to the article for an exact article number. An f that is malformed or does not fit the hits redirects to
 * the search without it, one that is a category (as links were written once) to the search within it, one with values in words of a language
 * to their keys. A failure is the error page on the server; in the browser
 * the page shows a toast and goes home. An unchanged expression makes no call.
 */
export async function searchPageLoader({ request, context }: LoaderFunctionArgs): Promise<SearchPageData> {
  const app = context.get(appContext);
  const scope = context.get(identityScope);
  const { searchParams } = new URL(request.url);
  const address = readSearchAddress(searchParams);
  if (address.expression === '') throw shopRedirect(app, paths.home());
  const withoutFilter = shopRedirect(app, changedSearchPath(address, { selection: {} }));
  const f = searchParams.get('f');
  if (decodeFilterQuery(f) === null)
    throw shopRedirect(app, changedSearchPath(address, { selection: {}, ...formerCategory(address, f) }));
  let answer: SearchResult;
  try {
    answer = await loadAnswer(app, address, scope);
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (isFiltered(address) && error instanceof ApiError && error.status === 400) throw withoutFilter;
    if (app.isServer) throw pageError('error', 503);
    return { failed: true };
  }
  if (answer.selection) throw shopRedirect(app, searchPath({ ...address, selection: answer.selection }));
  const lastPage = Math.ceil(answer.total / pageSize);
  // pages beyond the last answer
  if (answer.total > 0 && address.page > lastPage && answer.items.length === 0) {
    throw shopRedirect(app, searchPath({ ...address, page: lastPage }));
  }
  // who looks for a unit sees whether the article fits it
  if (answer.exactMatch && !answer.fits) throw shopRedirect(app, itemPath(answer.exactMatch));
  await loadQuery(app, categoryTreeQuery());
  const near =
    answer.totalUnfiltered === 0 && address.category === undefined ? nearExpression(address.expression) : undefined;
  // the page is useful without similar numbers too
  if (near) await loadQuery(app, suggestionsQuery(near, scope)).catch(() => undefined);
  return { failed: false };
}
