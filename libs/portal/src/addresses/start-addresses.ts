import { ownAddressesQuery } from '@shop/forms';
import { appContext, identityScope, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** Used in loaders: starts the request for the account's addresses for signed-in users; never on the server. */
export function startAddresses({ context }: LoaderFunctionArgs): void {
  const app = context.get(appContext);
  if (app.identity.current.state === 'signedIn')
    void startLateQuery(app, ownAddressesQuery(context.get(identityScope)));
}
