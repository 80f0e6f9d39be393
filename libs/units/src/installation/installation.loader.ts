import { countriesQuery, countryStatesQuery } from '@shop/forms';
import { appContext, loadQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** Loads the countries of the form; the place belongs to the owner and is loaded after hydration. */
export async function installationLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  await Promise.all([loadQuery(app, countriesQuery()), loadQuery(app, countryStatesQuery())]);
  return null;
}
