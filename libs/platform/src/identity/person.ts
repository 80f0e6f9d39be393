import type { Session } from '@shop/api-contracts';
import type { QueryClient } from '@tanstack/react-query';

export type SignedInSession = Extract<Session, { signedIn: true }>;

/** Who looks at the page, as far as the browser knows. */
export type Person =
  /** A session is expected, the answer is on its way. */
  | { state: 'awaited' }
  /** `ended`: was signed in until a moment ago, and did not sign out. */
  | { state: 'anonymous'; ended?: boolean }
  | { state: 'signedIn'; session: SignedInSession; scope: string }
  /** A session is expected but nobody answers: whatever is asked is answered for whoever it is. */
  | { state: 'unidentified' };

/** What finds out who is there: hands over what it knows, and again when it knows better. */
export type Ask = (deps: { queryClient: QueryClient }, found: (person: Person) => void) => Promise<void>;
