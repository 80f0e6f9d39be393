import { appContext, loadQuery, startLateQuery } from '@shop/platform';
import { data, type LoaderFunctionArgs } from 'react-router';
import { termsOfSaleQuery, termsOfUseQuery } from '../queries.ts';

/** Whether the server failed to load a text: the page then shows the failure from the start. */
export interface TermsData {
  hasFailed: boolean;
}

/**
 * Loads both texts unless cached. A failure of one does not affect the other; the server's page then has status 503, so that it is not
 * cached.
 */
export async function termsLoader({ context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const queries = [termsOfUseQuery(), termsOfSaleQuery()];
  if (!app.isServer) {
    await Promise.all(queries.map((query) => startLateQuery(app, query)));
    return { hasFailed: false } satisfies TermsData;
  }
  const results = await Promise.allSettled(queries.map((query) => loadQuery(app, query)));
  const hasFailed = results.some(({ status }) => status === 'rejected');
  return data({ hasFailed } satisfies TermsData, { status: hasFailed ? 503 : 200 });
}
