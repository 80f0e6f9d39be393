import { appContext, loadQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { countriesQuery } from '../queries.ts';

/** A failure to load the countries shows the generic error page. */
export async function switchLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await loadQuery(context.get(appContext), countriesQuery());
  return null;
}
