import { createIdentity, hasCustomerNumber } from './identity.ts';
import type { ResolveIdentity, Person } from './person.ts';

const anna: Person = {
  state: 'signedIn',
  session: {
    signedIn: true,
    email: 'anna@hamnverket.example',
    oid: 'oid-1',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    accountRef: 'ref-anna',
  },
  scope: 'ref-anna:100001',
  send: (fetchWith) => fetchWith({}),
};

/** A browser document with the sign-in hint cookie; the test resolves the session by hand. */
function expectedVisit() {
  document.cookie = 'signed-in=1';
  let found: (person: Person) => void = () => undefined;
  const ask = jest.fn<ReturnType<ResolveIdentity>, Parameters<ResolveIdentity>>((_deps, tell) => {
    found = tell;
    return Promise.resolve();
  });
  return { identity: createIdentity({} as never, ask), ask, answer: (person: Person) => found(person) };
}

afterEach(() => {
  document.cookie = 'signed-in=; Max-Age=0';
});

test('H2: without the hint a visitor is anonymous at once, without a request', async () => {
  const ask = jest.fn();
  const identity = createIdentity({} as never, ask);
  expect(await identity.scope()).toBe('anonymous');
  expect(identity.current).toEqual({ state: 'anonymous' });
  expect(ask).not.toHaveBeenCalled();
});

test('H2: with the hint, loaders wait for the identity', async () => {
  const { identity, answer } = expectedVisit();
  let scope: string | undefined;
  void identity.scope().then((known) => (scope = known));
  await Promise.resolve();
  expect([identity.current.state, scope]).toEqual(['awaited', undefined]);
  answer(anna);
  expect(await identity.scope()).toBe('ref-anna:100001');
});

test('H4: after a 401 nobody is signed in, and a late answer changes nothing', async () => {
  const { identity, answer } = expectedVisit();
  answer(anna);
  identity.end();
  // several pending calls may each be answered 401
  identity.end();
  expect(identity.current).toEqual({ state: 'anonymous', ended: true });
  answer(anna);
  expect(await identity.scope()).toBe('anonymous');
});

test('answers without a known identity are kept apart from the visitor’s', async () => {
  const { identity, answer } = expectedVisit();
  answer({ state: 'unidentified' });
  expect(await identity.scope()).toBe('unidentified');
  answer(anna);
  expect(await identity.scope()).toBe('ref-anna:100001');
});

test('only a scope with a customer number has own prices', () => {
  expect(['anonymous', 'unidentified', 'ref-noah:', 'ref-anna:100001'].map(hasCustomerNumber)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
