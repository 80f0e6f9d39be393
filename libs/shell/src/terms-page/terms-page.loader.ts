import { appContext, loadQuery, startLateQuery } from '@shop/platform';
import { data, type LoaderFunctionArgs } from 'react-router';
import { termsOfSaleQuery, termsOfUseQuery } from '../queries.ts';

/** Whether the server could not get a text: the page then says so from its first moment. */
export interface TermsData {
  hasFailed: boolean;
}

/**
 * Both texts, if they are not there yet. One that fails does not take the other along; the server's page then has
 * status 503, so that it is not kept.
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
