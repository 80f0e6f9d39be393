import { ApiError, noCategoryId } from '@shop/api-contracts';
import { appContext, categoryTreeQuery, findCategory, identityScope, loadQuery, notFound } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { compareItemsQuery } from '../queries.ts';
import { readCompareAddress } from '../compare-tray/compare-address.ts';

/**
 * Loads each article. A missing article, an unknown category or an empty comparison shows the not-found page, any other failure the error
 * page.
 */
export async function comparePageLoader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const scope = context.get(identityScope);
  const address = readCompareAddress(params, new URL(request.url).searchParams);
  if (!address) throw notFound();
  const tree = await loadQuery(app, categoryTreeQuery());
  if (address.categoryId !== noCategoryId && !findCategory(tree, address.categoryId)) throw notFound();
  try {
    await Promise.all(compareItemsQuery(address.items, scope).map((query) => loadQuery(app, query)));
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  }
  return null;
}
