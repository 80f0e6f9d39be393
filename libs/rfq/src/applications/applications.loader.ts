import { appContext, identityScope, startLateQuery, userQuery } from '@shop/platform';
import type { User } from '@shop/api-contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { applicationsQuery } from './applications-query.ts';

/** Starts the request for signed-in business users; never on the server. */
export function applicationsLoader({ context }: LoaderFunctionArgs): null {
  const app = context.get(appContext);
  const person = app.identity.current;
  if (person.state !== 'signedIn') return null;
  const user = app.queryClient.getQueryData<User>(userQuery(person.session.accountRef).queryKey);
  if (user?.isBusinessUser) void startLateQuery(app, applicationsQuery(context.get(identityScope)));
  return null;
}
