import { useApp, useHydrated, usePerson } from '@shop/platform';
import { useEffect, useState } from 'react';
import { claimCarts } from './claim-carts.ts';

/** Whether it is known which carts are the reader's: not in the server's HTML, and not before those of whoever signs in are claimed. */
export function useOwnCarts(): boolean {
  const app = useApp();
  const isHydrated = useHydrated();
  const person = usePerson();
  const scope = person.state === 'signedIn' ? person.scope : undefined;
  const [claimed, setClaimed] = useState<string>();
  useEffect(() => {
    if (scope !== undefined) void claimCarts(app, scope).finally(() => setClaimed(scope));
  }, [app, scope]);
  return isHydrated && person.state !== 'awaited' && (scope === undefined || scope === claimed);
}
