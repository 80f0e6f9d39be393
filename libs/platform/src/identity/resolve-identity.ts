import { ApiError, NotAuthenticatedError, sessionSchema, type Session } from '@shop/api-contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ResolveIdentity, Person, SignedInSession } from './person.ts';
import { guardRestoredPage, guardWaitingPage } from './bfcache-guard.ts';
import { listenForCompany } from './company-channel.ts';
import { sendAs } from './person-calls.ts';
import { hearTabs, tellTabs } from './session-channel.ts';
import { userQuery } from './user-query.ts';

/** Milliseconds before the next attempt; the last value repeats. */
const pausesMs = [500, 1_000, 2_000, 5_000, 15_000, 30_000];
/** Number of failures after which the page continues as unidentified. */
const patience = 3;
const timeLimitMs = 5_000;

/** Requests the session from the BFF and the user from upstream; retries while either does not answer. */
export const resolveIdentity: ResolveIdentity = async ({ queryClient }, found) => {
  let accountRef: string | undefined;
  guardRestoredPage(async () => {
    const session = await readSession();
    return session.signedIn && session.accountRef === accountRef;
  });
  guardWaitingPage(async () => {
    if (accountRef === undefined) return false;
    const session = await readSession();
    return session.signedIn && session.accountRef !== accountRef;
  });
  hearTabs((message) => {
    if (accountRef === undefined) return;
    if (message.type === 'signedOut' || message.accountRef !== accountRef) leavePage();
  });
  for (let failures = 0; ; failures += 1) {
    try {
      const session = await readSession();
      if (!session.signedIn) return found({ state: 'anonymous' });
      accountRef = session.accountRef;
      const person = await signedIn(queryClient, session);
      tellTabs({ type: 'signedIn', accountRef });
      return watchCompany(person, found);
    } catch (error) {
      // already handled with the 401 of the user request
      if (error instanceof NotAuthenticatedError) return;
      if (failures + 1 === patience) found({ state: 'unidentified' });
      await new Promise((resolve) => setTimeout(resolve, pausesMs[Math.min(failures, pausesMs.length - 1)]));
    }
  }
};

/** Another tab has signed out: hides the page at once, and loads it again without asking whether input may be lost. */
function leavePage(): void {
  document.body.style.visibility = 'hidden';
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}

async function readSession(): Promise<Session> {
  const url = '/auth/session';
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'x-csrf': '1' },
    cache: 'no-store',
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (!response.ok) throw new ApiError(response.status, url);
  return sessionSchema.parse(await response.json());
}

interface SignedIn {
  session: SignedInSession;
  /** Customer number that the page is shown for, empty without one. */
  customerNumber: string;
}

async function signedIn(queryClient: QueryClient, session: SignedInSession): Promise<SignedIn> {
  const user = await queryClient.query({ ...userQuery(session.accountRef), retry: false });
  return { session, customerNumber: user.gcmNumber };
}

/** Finds the person, and again whenever another tab or device changes the company, or changes it back. */
function watchCompany({ session, customerNumber }: SignedIn, found: (person: Person) => void): void {
  const scope = `${session.accountRef}:${customerNumber}`;
  let inUse = customerNumber;
  const tell = (number: string) => {
    if (number === inUse) return;
    inUse = number;
    found(personNow());
  };
  const send = sendAs(scope, tell);
  const personNow = (): Person => ({
    state: 'signedIn',
    session,
    scope,
    send,
    ...(inUse === customerNumber ? {} : { otherCustomerNumber: inUse }),
  });
  listenForCompany(tell);
  found(personNow());
}
