import type { User } from '@shop/api-contracts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app-provider.tsx';
import type { Person } from '../identity/person.ts';
import { userQuery } from '../identity/user-query.ts';

const awaited: Person = { state: 'awaited' };

/** The current person. `awaited` in the server's HTML and in the first rendering, which are the same for everybody. */
export function usePerson(): Person {
  const { identity } = useApp();
  return useSyncExternalStore(
    identity.subscribe,
    () => identity.current,
    () => awaited,
  );
}

/** The signed-in user; undefined for visitors and while the request is pending. */
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
