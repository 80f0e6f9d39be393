import type { User } from '@shop/api-contracts';
import { usePerson, useUnsavedInput, useUser, type SignedInSession } from '@shop/platform';
import { useEffect, useMemo, useState } from 'react';

/** Whose checkout it is. */
export interface CheckoutPerson {
  session: SignedInSession;
  scope: string;
  user: User;
}

/**
 * Whom the checkout is shown for; undefined where nobody is signed in. When a session ends, a step that holds unsaved input stays, so that
 * nothing that was entered is taken away; any other gives way to the invitation to sign in.
 */
export function useShownPerson(): CheckoutPerson | undefined {
  const person = usePerson();
  const user = useUser();
  const hasUnsaved = useUnsavedInput();
  const present = useMemo(
    () => (person.state === 'signedIn' && user ? { session: person.session, scope: person.scope, user } : undefined),
    [person, user],
  );
  const [last, setLast] = useState<CheckoutPerson>();
  useEffect(() => {
    if (present) setLast(present);
  }, [present]);
  const isEnded = person.state === 'anonymous' && person.ended === true;
  return present ?? (isEnded && hasUnsaved ? last : undefined);
}
