import { appContext, identityScope, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { generatedQuotesQuery } from './generated-quotes-query.ts';

/** Starts the request for signed-in users; never on the server. */
export function generatedQuotesLoader({ context }: LoaderFunctionArgs): null {
  const app = context.get(appContext);
  if (app.identity.current.state === 'signedIn')
    void startLateQuery(app, generatedQuotesQuery(context.get(identityScope)));
  return null;
}
