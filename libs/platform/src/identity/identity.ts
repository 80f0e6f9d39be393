import type { ResolveIdentity, Person } from './person.ts';
import { isSessionExpected } from './session-hint.ts';

/** Scope of data shared by all visitors who are not signed in; the only scope that the server uses. */
export const anonymousScope = 'anonymous';
/** True if the scope has a customer number, and so the customer's own prices without tax. */
export const hasCustomerNumber = (scope: string): boolean => /:./.test(scope);
const unidentifiedScope = 'unidentified';

/**
 * The current person: one instance per document, always anonymous on the server. Signing in or out loads a new document; the end of a
 * session does not, nor a sign-in of another tab. A sign-out reloads the documents of all tabs.
 */
export interface Identity {
  readonly current: Person;
  /**
   * Calls `listener` after every change.
   * @returns unsubscribes
   */
  subscribe: (listener: () => void) => () => void;
  /** Resolves with the identity scope (last part of personal query keys) as soon as it is known. */
  scope(): Promise<string>;
  /** Replaces the person, for who follows the session of other tabs. */
  change(person: Person): void;
  /** Called after a 401: the session has ended. */
  end(): void;
}

/** The identity of every rendering on the server, and of tests with visitors. */
export const anonymousIdentity: Identity = {
  current: { state: 'anonymous' },
  subscribe: () => () => undefined,
  scope: () => Promise.resolve(anonymousScope),
  change: () => undefined,
  end: () => undefined,
};

function scopeOf(person: Person): string {
  if (person.state === 'signedIn') return person.scope;
  return person.state === 'anonymous' ? anonymousScope : unidentifiedScope;
}

/** Loaded on demand: most visitors are not signed in and never need it. */
const resolveLater: ResolveIdentity = async (...given) =>
  (await import('./resolve-identity.ts')).resolveIdentity(...given);

/** The identity of a browser document. Requests the session only where one is expected. */
export function createIdentity(deps: Parameters<ResolveIdentity>[0], ask: ResolveIdentity = resolveLater): Identity {
  const listeners = new Set<() => void>();
  let current: Person = { state: 'anonymous' };
  let first: Promise<unknown> = Promise.resolve();
  const change = (person: Person) => {
    current = person;
    for (const listener of listeners) listener();
  };
  if (isSessionExpected()) {
    current = { state: 'awaited' };
    first = new Promise<void>((resolve) => void listeners.add(resolve));
    ask(deps, (person) => {
      // a late answer does not undo the end of the session
      if (!(current.state === 'anonymous' && current.ended)) change(person);
    }).catch(() => change({ state: 'unidentified' }));
  }
  return {
    get current() {
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scope: () => first.then(() => scopeOf(current)),
    change,
    end() {
      // a further 401 changes nothing
      if (current.state !== 'anonymous') change({ state: 'anonymous', ended: current.state === 'signedIn' });
    },
  };
}
