import { appContext, loadQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { countriesQuery } from '../queries.ts';

/** Countries failing to load is the generic error page. */
export async function switchLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await loadQuery(context.get(appContext), countriesQuery());
  return null;
}
