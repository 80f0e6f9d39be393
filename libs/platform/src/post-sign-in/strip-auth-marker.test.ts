import '../analytics.ts';
import { withoutAuthMarker } from '../identity/auth-marker.ts';
import { anonymousIdentity, type Identity } from '../identity/identity.ts';
import type { Person } from '../identity/person.ts';
import { keepPendingAction, takePendingAction } from './pending-action.ts';
import { authTimeoutMs, stripAuthMarker } from './strip-auth-marker.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function awaitedIdentity() {
  let current: Person = { state: 'awaited' };
  const listeners = new Set<() => void>();
  const identity: Identity = {
    ...anonymousIdentity,
    get current() {
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const become = (person: Person) => {
    current = person;
    for (const listener of listeners) listener();
  };
  return { identity, become, listeners };
}

const address = () => location.pathname + location.search + location.hash;

test('H2: the marker is removed after sign-in, the rest of the address stays', () => {
  history.replaceState({ idx: 3 }, '', '/sv-se/search?q=a%20b&auth=1&companyId=-elmbridge#top');
  const { identity, become, listeners } = awaitedIdentity();
  stripAuthMarker(identity);
  expect(address()).toContain('auth=1');
  become(signedIn);
  expect(address()).toBe('/sv-se/search?q=a%20b&companyId=-elmbridge#top');
  expect(history.state).toEqual({ idx: 3 });
  expect(listeners.size).toBe(0);
});

test('H2: without a sign-in the marker is removed after 3000 ms', () => {
  expect(authTimeoutMs).toBe(3000);
  history.replaceState(null, '', '/sv-se/?auth=1');
  stripAuthMarker(awaitedIdentity().identity);
  jest.advanceTimersByTime(2_999);
  expect(address()).toBe('/sv-se/?auth=1');
  jest.advanceTimersByTime(1);
  expect(address()).toBe('/sv-se/');
});

test('M5: a completed sign-in is reported once, one that never comes is not', () => {
  window.dataLayer = [];
  history.replaceState(null, '', '/sv-se/?auth=1');
  const { identity, become } = awaitedIdentity();
  stripAuthMarker(identity);
  jest.advanceTimersByTime(100);
  expect(window.dataLayer).toEqual([]);
  become(signedIn);
  become(signedIn);
  expect(window.dataLayer).toEqual([{ event: 'login', method: 'account' }]);

  history.replaceState(null, '', '/sv-se/?auth=1');
  stripAuthMarker(awaitedIdentity().identity);
  jest.advanceTimersByTime(3_000);
  expect(window.dataLayer).toHaveLength(1);
});

const signedIn: Person = { state: 'signedIn', session: {} as never, scope: 'ref:1', send: jest.fn() };

/** Begins something on one page, and comes back from a sign-in to another. */
function signInOn(path: string, { begunOn }: { begunOn: string }) {
  localStorage.clear();
  history.replaceState(null, '', begunOn);
  keepPendingAction('restoreForm', 'mine');
  history.replaceState(null, '', `${path}?auth=1`);
  const { identity, become } = awaitedIdentity();
  stripAuthMarker(identity);
  return () => become(signedIn);
}

test('H5: a completed sign-in drops an action of another page, not earlier', () => {
  const become = signInOn('/sv-se/cart', { begunOn: '/sv-se/portal/profile' });
  expect(localStorage.getItem('post-sign-in-action')).not.toBeNull();
  become();
  expect(localStorage.getItem('post-sign-in-action')).toBeNull();
});

test('H5: an action of the page returned to can be taken, and is dropped on leaving', () => {
  signInOn('/sv-se/portal/profile', { begunOn: '/sv-se/portal/profile' })();
  expect(takePendingAction('restoreForm')).toBe('mine');

  signInOn('/sv-se/portal/profile', { begunOn: '/sv-se/portal/profile' })();
  dispatchEvent(new Event('pagehide'));
  expect(takePendingAction('restoreForm')).toBeUndefined();
});

test('H5: an action started after a sign-in is kept for the next one', () => {
  signInOn('/sv-se/portal/profile', { begunOn: '/sv-se/portal/profile' })();
  takePendingAction('restoreForm');
  keepPendingAction('restoreForm', 'new');
  dispatchEvent(new Event('pagehide'));
  expect(takePendingAction('restoreForm')).toBe('new');
});

test.each([
  ['/sv-se/?auth=1', '/sv-se/'],
  ['/sv-se/?author=x&auth=1&auth=2', '/sv-se/?author=x'],
  ['/sv-se/x#auth=1', '/sv-se/x#auth=1'],
  ['/sv-se/x?a=1#b#c', '/sv-se/x?a=1#b#c'],
])('%s without its marker is %s', (from, to) => expect(withoutAuthMarker(from)).toBe(to));
