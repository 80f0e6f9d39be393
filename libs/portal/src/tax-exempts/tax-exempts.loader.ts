import { countryStatesQuery } from '@shop/forms';
import { appContext, identityScope, loadQuery, notFound, settingsQuery, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { hasTaxExempts, taxExemptsQuery } from './tax-exempts-query.ts';

/** 404 outside of the United States. Also loads the states, which the form requires. */
export async function taxExemptsLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  if (!hasTaxExempts(await loadQuery(app, settingsQuery()))) throw notFound();
  if (app.identity.current.state === 'signedIn') void startLateQuery(app, taxExemptsQuery(context.get(identityScope)));
  await loadQuery(app, countryStatesQuery());
  return null;
}
