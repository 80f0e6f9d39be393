import { appContext, identityScope, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { ownUnitsQuery, unitPlacesQuery } from '../queries.ts';
import { readOwnUnitFilters } from './own-unit-filters.ts';

/** Starts loading the page of the list that the address names. */
export function ownUnitsLoader({ context, request }: LoaderFunctionArgs): null {
  const app = context.get(appContext);
  if (app.identity.current.state === 'signedIn') {
    const scope = context.get(identityScope);
    void startLateQuery(app, ownUnitsQuery(scope, readOwnUnitFilters(new URL(request.url).searchParams)));
    void startLateQuery(app, unitPlacesQuery(scope));
  }
  return null;
}
