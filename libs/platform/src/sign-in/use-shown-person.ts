import type { User } from '@shop/api-contracts';
import { createContext, use, useEffect, useMemo, useState } from 'react';
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
  const present = useMemo(
    () => (person.state === 'signedIn' && user ? { session: person.session, scope: person.scope, user } : undefined),
    [person, user],
  );
  return useWhileUnsaved(present);
}

/** The same on pages for everybody, of which a part shows personal data. `isEnded`: nothing can be requested any more. */
export function useShownSession(): (Pick<ShownPerson, 'session' | 'scope'> & { isEnded: boolean }) | undefined {
  const person = usePerson();
  const shown = useWhileUnsaved(person.state === 'signedIn' ? person : undefined);
  return shown && { session: shown.session, scope: shown.scope, isEnded: shown !== person };
}

/** Who is present; after their session has ended still they, as long as the page has unsaved input. */
function useWhileUnsaved<Present>(present: Present | undefined): Present | undefined {
  const person = usePerson();
  const hasUnsaved = useUnsavedInput();
  const [last, setLast] = useState<Present>();
  useEffect(() => {
    if (present) setLast(present);
  }, [present]);
  const isEnded = person.state === 'anonymous' && person.ended === true;
  return present ?? (isEnded && hasUnsaved ? last : undefined);
}

/** Around personal parts of a page: their owner. */
export const PortalPersonContext = createContext<ShownPerson | undefined>(undefined);

/** Used in pages of the account area and in tiles: the owner, provided by what is around them. */
export function usePortalPerson(): ShownPerson {
  const person = use(PortalPersonContext);
  if (!person) throw new Error('usePortalPerson outside PortalPersonContext');
  return person;
}
