import { appContext, identityScope, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { ownUnitsQuery, unitMapQuery, unitPlacesQuery } from '../queries.ts';
import { readOwnUnitFilters, readOwnUnitView } from './own-unit-filters.ts';

/** Starts loading the page of the list, or the map, that the address names. */
export function ownUnitsLoader({ context, request }: LoaderFunctionArgs): null {
  const app = context.get(appContext);
  if (app.identity.current.state === 'signedIn') {
    const scope = context.get(identityScope);
    const search = new URL(request.url).searchParams;
    const filters = readOwnUnitFilters(search);
    if (readOwnUnitView(search) === 'map') void startLateQuery(app, unitMapQuery(scope, filters));
    else void startLateQuery(app, ownUnitsQuery(scope, filters));
    void startLateQuery(app, unitPlacesQuery(scope));
  }
  return null;
}
