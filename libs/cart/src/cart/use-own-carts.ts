import { useApp, useHydrated, usePerson } from '@shop/platform';
import { useEffect, useState } from 'react';
import { adoptCarts } from './adopt-carts.ts';

/** True once the reader's carts are known: not in the server's HTML, and after sign-in not before their adoption. */
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
