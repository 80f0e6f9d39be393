import { ApiError, noCategoryId } from '@shop/api-contracts';
import { appContext, categoryTreeQuery, findCategory, identityScope, loadQuery, notFound } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { compareItemsQuery } from '../queries.ts';
import { readCompareAddress } from '../compare-tray/compare-address.ts';

/**
 * Each article is loaded: one that is not found, an unknown category, and no articles at all are the not-found page, any other failure is
 * the error page.
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
