import { firstItemsQueries } from '@shop/catalogue';
import {
  appContext,
  categoryTreeQuery,
  findCategory,
  identityScope,
  loadQuery,
  notFound,
  settingsQuery,
} from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { blockQuery } from '../queries.ts';

export const greenOneBlockQuery = () => blockQuery('greenone');

/** Id of the category of remade units, if the catalogue has one. */
export const remadeCategoryId = 'remade';

/** 404 if remade units are not sold; loads the first units, without which the page is complete, and the block, but not on company sites. */
export async function remadeLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const { greenOneEnabled } = await loadQuery(app, settingsQuery());
  if (!greenOneEnabled) throw notFound();
  const category = findCategory(await loadQuery(app, categoryTreeQuery()), remadeCategoryId);
  const units = category?.visible ? firstItemsQueries(category, context.get(identityScope)) : [];
  await Promise.all([
    ...units.map((query) => loadQuery(app, query).catch(() => null)),
    app.companyId === undefined && loadQuery(app, greenOneBlockQuery()),
  ]);
  return null;
}
