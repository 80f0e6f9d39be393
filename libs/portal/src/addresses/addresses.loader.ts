import { countriesQuery, countryStatesQuery } from '@shop/forms';
import { appContext, loadQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { startAddresses } from './start-addresses.ts';

/** Loads countries and states, which the form requires: a failure shows the generic error page. */
export async function addressesLoader(args: LoaderFunctionArgs): Promise<null> {
  const app = args.context.get(appContext);
  startAddresses(args);
  await Promise.all([loadQuery(app, countriesQuery()), loadQuery(app, countryStatesQuery())]);
  return null;
}
