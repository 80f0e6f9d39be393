import type { User } from '@shop/api-contracts';
import { useEffect, useMemo, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { SignedInSession } from '../identity/person.ts';
import { useUnsavedInput } from '../identity/unsaved-input.ts';
import { usePerson, useUser } from './use-person.ts';

/** Whose page it is. */
export interface ShownPerson {
  session: SignedInSession;
  scope: string;
  user: User;
}

/**
 * Whom a page that belongs to one person is shown for; undefined where nobody is signed in. When a session ends, a page that holds unsaved
 * input stays, so that nothing that was entered is taken away; any other gives way to the invitation to sign in.
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

/** In pages of the account area: the person for whom its layout shows them. */
export const usePortalPerson = (): ShownPerson => useOutletContext<ShownPerson>();
