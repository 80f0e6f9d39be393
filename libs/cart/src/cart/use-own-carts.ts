import { useApp, useHydrated, usePerson } from '@shop/platform';
import { useEffect, useState } from 'react';
import { adoptCarts } from './adopt-carts.ts';

/** Whether it is known which carts are the reader's: not in the server's HTML, and not before those of whoever signs in are adopted. */
export function useOwnCarts(): boolean {
  const app = useApp();
  const isHydrated = useHydrated();
  const person = usePerson();
  const scope = person.state === 'signedIn' ? person.scope : undefined;
  const [adopted, setAdopted] = useState<string>();
  useEffect(() => {
    if (scope !== undefined) void adoptCarts(app, scope).finally(() => setAdopted(scope));
  }, [app, scope]);
  return isHydrated && person.state !== 'awaited' && (scope === undefined || scope === adopted);
}
