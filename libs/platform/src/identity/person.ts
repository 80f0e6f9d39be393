import type { Session } from '@shop/api-contracts';
import type { QueryClient } from '@tanstack/react-query';

export type SignedInSession = Extract<Session, { signedIn: true }>;

/** The current person, as far as the browser knows. */
export type Person =
  /** A session is expected and its request is pending. */
  | { state: 'awaited' }
  /**
   * `ended`: the session has just ended without a sign-out. `isJoining`: another tab has signed in, and the request who it is is pending; it
   * needs the session's cookies.
   */
  | { state: 'anonymous'; ended?: boolean; isJoining?: boolean }
  | {
      state: 'signedIn';
      session: SignedInSession;
      scope: string;
      /** Sends a call of this page: adds who the page is shown for. Answers 401 itself once the session is gone. */
      send: (fetchWith: (headers: Record<string, string>) => Promise<Response>) => Promise<Response>;
      /**
       * Customer number in use since another tab or device changed the company; calls of this page are refused. Undefined while it is this
       * page's own.
       */
      otherCustomerNumber?: string;
    }
  /**
   * A session is expected but neither server answers; calls may still be answered as the signed-in person, so nothing is cached as
   * anonymous.
   */
  | { state: 'unidentified' };

/** Finds out who is signed in; calls `found` with the first result and again with a better one. */
export type ResolveIdentity = (deps: { queryClient: QueryClient }, found: (person: Person) => void) => Promise<void>;
