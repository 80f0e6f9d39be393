import { appContext, identityScope, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { favouriteListsQuery } from '../favourite-lists/favourite-list-queries.ts';

/** Starts the request for signed-in users; never on the server. */
export function favouriteListsLoader({ context }: LoaderFunctionArgs): null {
  const app = context.get(appContext);
  if (app.identity.current.state === 'signedIn')
    void startLateQuery(app, favouriteListsQuery(context.get(identityScope)));
  return null;
}
