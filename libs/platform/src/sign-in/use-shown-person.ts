import type { User } from '@shop/api-contracts';
import { useEffect, useMemo, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { SignedInSession } from '../identity/person.ts';
import { useUnsavedInput } from '../identity/unsaved-input.ts';
import { usePerson, useUser } from './use-person.ts';

/** The owner of a personal page. */
export interface ShownPerson {
  session: SignedInSession;
  scope: string;
  user: User;
}

/**
 * The person whose data a personal page shows; undefined if nobody is signed in. When a session ends, a page with unsaved input keeps its
 * owner, so that no input is lost; any other page changes to the invitation to sign in.
 */
export function useShownPerson(): ShownPerson | undefined {
  const person = usePerson();
  const user = useUser();
  const hasUnsaved = useUnsavedInput();
  const present = useMemo(
    () => (person.state === 'signedIn' && user ? { session: person.session, scope: person.scope, user } : undefined),
    [person, user],
  );
  const [last, setLast] = useState<ShownPerson>();
  useEffect(() => {
    if (present) setLast(present);
  }, [present]);
  const isEnded = person.state === 'anonymous' && person.ended === true;
  return present ?? (isEnded && hasUnsaved ? last : undefined);
}

/** Used in pages of the account area: the owner, provided by their layout. */
export const usePortalPerson = (): ShownPerson => useOutletContext<ShownPerson>();
