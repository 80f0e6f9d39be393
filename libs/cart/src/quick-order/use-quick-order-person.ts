import { usePerson, useUser } from '@shop/platform';
import { useEffect, useMemo, useState } from 'react';

/** Owner of a quick order. */
export interface QuickOrderPerson {
  /** `accountRef`. */
  owner: string;
  scope: string;
}

export type QuickOrderAccess =
  | { state: 'awaited' | 'anonymous' | 'unidentified' | 'noCustomerNumber' }
  | { state: 'open'; person: QuickOrderPerson; isEnded: boolean };

/** Access to quick order: for customers with a customer number. When a session ends, the rows stay in view. */
export function useQuickOrderAccess(): QuickOrderAccess {
  const person = usePerson();
  const user = useUser();
  const present = useMemo(
    () =>
      person.state === 'signedIn' && user?.gcmNumber
        ? { owner: person.session.accountRef, scope: person.scope }
        : undefined,
    [person, user],
  );
  const [last, setLast] = useState<QuickOrderPerson>();
  useEffect(() => {
    if (present) setLast(present);
  }, [present]);
  if (present) return { state: 'open', person: present, isEnded: false };
  if (person.state === 'signedIn') return { state: user ? 'noCustomerNumber' : 'awaited' };
  if (person.state === 'anonymous' && person.ended && last) return { state: 'open', person: last, isEnded: true };
  return { state: person.state };
}
