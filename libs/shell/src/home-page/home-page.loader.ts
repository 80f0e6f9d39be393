import { appContext, loadQuery, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { keywordsQuery, startBlockQuery } from '../queries.ts';

/** Loads the start block, but not on company sites; search words may be late. */
export async function homeLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  await Promise.all([
    app.companyId ? undefined : loadQuery(app, startBlockQuery()),
    startLateQuery(app, keywordsQuery()),
  ]);
  return null;
}
