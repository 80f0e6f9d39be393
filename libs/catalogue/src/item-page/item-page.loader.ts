import { ApiError, type Item } from '@shop/api-contracts';
import {
  appContext,
  categoryTreeQuery,
  identityScope,
  loadQuery,
  notFound,
  paths,
  prefetchContext,
  shopRedirect,
  startLateQuery,
  type App,
} from '@shop/platform';
import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { parentQuery, relatedItemsQuery, reviewsQuery } from '../queries.ts';
import { itemQueryOf, readItemAddress, rightPath, type ItemAddress } from './variants/item-address.ts';

/** Milliseconds that another variant waits for its parts and alternatives: usually they replace those of the one before without a skeleton. */
const relatedOfVariantMs = 100;

/**
 * Corrects both slugs, and outdated ids, by one permanent redirect that keeps the query. If nothing is found with a commercial id, that id
 * is tried as the generic id; otherwise it is not-found, and other failures show the error page. Data beside the article may fail or be
 * late without affecting the page, and waits until it is opened.
 */
export async function itemPageLoader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const scope = context.get(identityScope);
  const { search, searchParams } = new URL(request.url);
  const address = readItemAddress(params, searchParams);
  if (!address) throw notFound();
  const { item, found } = await findItem(app, address, scope);

  const right = rightPath(item, found);
  if (right !== pathOf(address)) throw shopRedirect(app, `${right}${search}`, { permanent: true });

  if (context.get(prefetchContext)) return null;
  const { genericItemId, commercialItemId } = item;
  const related = relatedItemsQuery(genericItemId, commercialItemId, scope);
  const ofAnyVariant = relatedItemsQuery(genericItemId, null, scope);
  await Promise.all([
    loadQuery(app, categoryTreeQuery()),
    app.isServer
      ? tryOnce(app, related)
      : startLateQuery(app, related, app.queryClient.getQueriesData(ofAnyVariant).length && relatedOfVariantMs),
    address.parent && tryOnce(app, parentQuery(address.parent, scope)),
    startLateQuery(app, reviewsQuery(genericItemId)),
  ]);
  return null;
}

/** The item, and the address by which it was found. */
async function findItem(app: App, address: ItemAddress, scope: string): Promise<{ item: Item; found: ItemAddress }> {
  try {
    return { item: await loadQuery(app, itemQueryOf(address, scope)), found: address };
  } catch (error) {
    if (!isUnknown(error)) throw error;
    if (address.commercialItemId === null) throw notFound();
  }
  const found = { ...address, genericItemId: address.commercialItemId, commercialItemId: null };
  try {
    return { item: await loadQuery(app, itemQueryOf(found, scope)), found };
  } catch (error) {
    throw isUnknown(error) ? notFound() : error;
  }
}

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Path of the address, with its slugs unchanged. */
const pathOf = ({ categorySlug, categoryId, slug, genericItemId, commercialItemId }: ItemAddress): string =>
  `${paths.category({ slug: categorySlug, id: categoryId })}/${slug}--${genericItemId}-${commercialItemId ?? ''}`;

/** Awaits a query for the first HTML without retries: if it fails, its part of the page shows that and requests it again. */
const tryOnce = (app: App, query: { queryKey: QueryKey }): Promise<unknown> =>
  app.queryClient.query({ ...query, retry: false }).catch(() => undefined);
