import { countriesQuery } from '@shop/forms';
import { appContext, identityScope, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { favouriteListQuery } from '../favourite-lists/favourite-list-queries.ts';

/** Starts the request for signed-in users; never on the server. The page has its own skeleton. */
export function favouriteListLoader({ context, params }: LoaderFunctionArgs): null {
  const app = context.get(appContext);
  if (app.identity.current.state !== 'signedIn') return null;
  const query = favouriteListQuery(params['id'] ?? '', context.get(identityScope));
  // a cached list is refetched by the page itself
  if (app.queryClient.getQueryData(query.queryKey) === undefined) void startLateQuery(app, query);
  void startLateQuery(app, countriesQuery());
  return null;
}
