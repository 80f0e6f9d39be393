import { isSessionExpected, useApp, usePerson, type App } from '@shop/platform';
import { useEffect } from 'react';
import { cartActions } from './cart-cookies.ts';
import { cartStoreOf } from './cart-store.ts';
import { adoptCarts } from './adopt-carts.ts';
import { forgetAdoptedCarts, hasUnadopted } from './adoptions.ts';
import { readCount } from './read-count.ts';

/** Minimum milliseconds between checks for changes by other devices. */
const minCheckMs = 2_000;

/** Used by the frame: keeps ids, versions and counts up to date for the current person, also on return to the page. */
export function useSyncCarts(): void {
  const app = useApp();
  useEffect(() => cartStoreOf(app).shareWithTabs(), [app]);
  const person = usePerson();
  const isKnown = person.state === 'signedIn' || person.state === 'anonymous';
  const scope = person.state === 'signedIn' ? person.scope : undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    void follow(app, scope);
    let last = Date.now();
    const checkIfVisible = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < minCheckMs) return;
      last = Date.now();
      void follow(app, scope, { isAgain: true });
    };
    document.addEventListener('visibilitychange', checkIfVisible);
    window.addEventListener('focus', checkIfVisible);
    // a call whose answer was lost with the connection may have succeeded
    const checkAgain = () => void follow(app, scope, { isAgain: true });
    window.addEventListener('online', checkAgain);
    const stopAdopting = scope === undefined ? undefined : adoptLaterCarts(app, scope);
    return () => {
      stopAdopting?.();
      window.removeEventListener('online', checkAgain);
      document.removeEventListener('visibilitychange', checkIfVisible);
      window.removeEventListener('focus', checkIfVisible);
    };
  }, [app, isKnown, scope]);
}

/**
 * Adopts carts of visitors' additions in other tabs that are answered after the adoption in this tab.
 * @returns stops it
 */
function adoptLaterCarts(app: App, scope: string): () => void {
  const store = cartStoreOf(app);
  return store.subscribe(() => {
    const isSettled = cartActions.every((action) => {
      const { id, eTag, isPending } = store.get(action);
      return id === undefined || (eTag !== undefined && !isPending);
    });
    if (isSettled && hasUnadopted(app, scope)) void adoptCarts(app, scope);
  });
}

async function follow(app: App, scope: string | undefined, { isAgain = false } = {}): Promise<void> {
  if (scope === undefined) {
    // another tab has signed in: the carts named by cookies are that person's
    if (isSessionExpected()) return;
    forgetAdoptedCarts(app);
  } else await adoptCarts(app, scope);
  const store = cartStoreOf(app);
  const unread = cartActions.filter((action) => {
    const { eTag, isPending } = store.get(action);
    return (
      store.idOf(action) !== undefined && !isPending && (isAgain || (eTag === undefined && !store.readers.has(action)))
    );
  });
  await Promise.all(unread.map((action) => readCount(app, action)));
}
