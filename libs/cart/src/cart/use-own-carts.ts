import { useApp, useHydrated, useIdentityScope, usePerson } from '@shop/platform';
import { useEffect, useState } from 'react';
import { adoptCarts } from './adopt-carts.ts';

/**
 * True once the reader's carts are known: not in the server's HTML, and after sign-in not before their adoption, nor before the page shows the
 * person's data, since what is read before would be read again for the person.
 */
export function useOwnCarts(): boolean {
  const app = useApp();
  const isHydrated = useHydrated();
  const person = usePerson();
  const scope = person.state === 'signedIn' ? person.scope : undefined;
  const shown = useIdentityScope();
  const [adopted, setAdopted] = useState<string>();
  useEffect(() => {
    if (scope !== undefined) void adoptCarts(app, scope).finally(() => setAdopted(scope));
  }, [app, scope]);
  return isHydrated && person.state !== 'awaited' && (scope === undefined || (scope === adopted && scope === shown));
}
