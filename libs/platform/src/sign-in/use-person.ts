import type { User } from '@shop/api-contracts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app-provider.tsx';
import type { Person } from '../identity/person.ts';
import { userQuery } from '../identity/user-query.ts';

const awaited: Person = { state: 'awaited' };

/** Who looks at the page. `awaited` in the server's HTML and the first rendering in the browser, which are the same for everybody. */
export function usePerson(): Person {
  const { identity } = useApp();
  return useSyncExternalStore(
    identity.subscribe,
    () => identity.current,
    () => awaited,
  );
}

/** The signed-in user; undefined while nobody is signed in or the answer is on its way. */
export function useUser(): User | undefined {
  const person = usePerson();
  const isSignedIn = person.state === 'signedIn';
  const { data } = useQuery({
    ...userQuery(isSignedIn ? person.session.accountRef : ''),
    enabled: isSignedIn,
    staleTime: Infinity,
  });
  return isSignedIn ? data : undefined;
}
