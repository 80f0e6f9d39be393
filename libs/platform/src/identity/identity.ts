import type { Ask, Person } from './person.ts';

/** Ends the keys of answers that are the same for everybody who is not signed in; the server fills no other. */
export const anonymousScope = 'anonymous';
/** Whether answers of this scope are those of a customer number, who sees own prices, without tax. */
export const hasCustomerNumber = (scope: string): boolean => /:./.test(scope);
const unidentifiedScope = 'unidentified';

/** Who is there; one per document, the server's knows nobody. Signing in or out is a new document, the end of a session is not. */
export interface Identity {
  readonly current: Person;
  /** Called after every change. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
  /** Resolves as soon as it is known whose answers are being looked at: the last part of the keys of everything that depends on it. */
  scope(): Promise<string>;
  /** A call was answered 401: nobody is signed in any more. */
  end(): void;
}

export const anonymousIdentity: Identity = {
  current: { state: 'anonymous' },
  subscribe: () => () => undefined,
  scope: () => Promise.resolve(anonymousScope),
  end: () => undefined,
};

/** Readable and meaningless: the BFF writes and removes it together with the session cookie. */
const hintCookie = /(?:^|; )signed-in=1(?:;|$)/;

/** Whether this browser has, or had, a session: without it nobody is asked. */
export const isSessionExpected = (): boolean => hintCookie.test(document.cookie);

function scopeOf(person: Person): string {
  if (person.state === 'signedIn') return person.scope;
  return person.state === 'anonymous' ? anonymousScope : unidentifiedScope;
}

/** Most people who look are not signed in: the code that asks comes to those alone. */
const askWho: Ask = async (...given) => (await import('./resolve-identity.ts')).resolveIdentity(...given);

/** The identity of a browser's document. Nobody is asked where no session is expected. */
export function createIdentity(deps: Parameters<Ask>[0], ask: Ask = askWho): Identity {
  if (!isSessionExpected()) {
    // shown again as it was, after a sign-in: it would be the visitor's page with a customer's answers
    addEventListener('pageshow', ({ persisted }) => persisted && isSessionExpected() && location.reload());
    return { ...anonymousIdentity };
  }
  const listeners = new Set<() => void>();
  let current: Person = { state: 'awaited' };
  const first = new Promise<void>((resolve) => void listeners.add(resolve));
  const change = (person: Person) => {
    current = person;
    for (const listener of listeners) listener();
  };
  ask(deps, (person) => {
    // what is found out too late does not sign anybody in again
    if (!(current.state === 'anonymous' && current.ended)) change(person);
  }).catch(() => change({ state: 'unidentified' }));
  return {
    get current() {
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scope: () => first.then(() => scopeOf(current)),
    end() {
      // a second 401 says nothing new
      if (current.state !== 'anonymous') change({ state: 'anonymous', ended: current.state === 'signedIn' });
    },
  };
}
