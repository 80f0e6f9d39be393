import { ownAddressesQuery } from '@shop/forms';
import { appContext, identityScope, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** In loaders: begins to ask for own addresses, where somebody is signed in; never on the server. */
export function startAddresses({ context }: LoaderFunctionArgs): void {
  const app = context.get(appContext);
  if (app.identity.current.state === 'signedIn')
    void startLateQuery(app, ownAddressesQuery(context.get(identityScope)));
}
