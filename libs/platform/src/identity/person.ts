import type { Session } from '@shop/api-contracts';
import type { QueryClient } from '@tanstack/react-query';

export type SignedInSession = Extract<Session, { signedIn: true }>;

/** The current person, as far as the browser knows. */
export type Person =
  /** A session is expected and its request is pending. */
  | { state: 'awaited' }
  /** `ended`: the session has just ended without a sign-out. */
  | { state: 'anonymous'; ended?: boolean }
  | { state: 'signedIn'; session: SignedInSession; scope: string }
  /**
   * A session is expected but neither server answers; calls may still be answered as the signed-in person, so nothing is cached as
   * anonymous.
   */
  | { state: 'unidentified' };

/** Finds out who is signed in; calls `found` with the first result and again with a better one. */
export type ResolveIdentity = (deps: { queryClient: QueryClient }, found: (person: Person) => void) => Promise<void>;
