import { appContext, loadQuery, notFound, settingsQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { blockQuery } from '../queries.ts';

export const greenOneBlockQuery = () => blockQuery('greenone');

/** 404 if remade units are not sold; loads the block, but not on company sites. */
export async function remadeLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const { greenOneEnabled } = await loadQuery(app, settingsQuery());
  if (!greenOneEnabled) throw notFound();
  if (app.companyId === undefined) await loadQuery(app, greenOneBlockQuery());
  return null;
}
