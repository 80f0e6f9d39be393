import { appContext, identityScope, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { readQuoteFilters } from '../quote/quote-filters.ts';
import { quoteQuery, quotesQuery } from '../quote/quotes-query.ts';

/** Starts the request for signed-in users; never on the server. */
export function quoteRequestsLoader({ context, params, request }: LoaderFunctionArgs): null {
  const app = context.get(appContext);
  if (app.identity.current.state === 'signedIn') {
    const scope = context.get(identityScope);
    const number = params['quoteNumber'];
    const filters = readQuoteFilters(new URL(request.url).searchParams);
    void (number ? startLateQuery(app, quoteQuery(scope, number)) : startLateQuery(app, quotesQuery(scope, filters)));
  }
  return null;
}
