import { followSession } from './follow-session.ts';
import { createIdentity } from './identity.ts';
import type { Person, ResolveIdentity } from './person.ts';
import { hearTabs, tellTabs, type SessionMessage } from './session-channel.ts';

/** Stands for the browser's: what one channel posts, the others of its name hear. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const one of Channel.open)
      if (one !== this && one.name === this.name) one.dispatchEvent(new MessageEvent('message', { data }));
  }
}
beforeAll(() => Object.assign(globalThis, { BroadcastChannel: Channel }));
afterEach(() => {
  document.cookie = 'signed-in=; Max-Age=0';
});

const session = { signedIn: true, email: '', oid: 'oid-1', firstName: 'Anna', lastName: '' } as const;
const anna: Person = {
  state: 'signedIn',
  session: { ...session, accountRef: 'ref-anna' },
  scope: 'ref-anna:100001',
  send: (fetchWith) => fetchWith({}),
};

/** A visitor's document that follows the session; the test answers who has signed in. */
function openVisit() {
  const asked: Parameters<ResolveIdentity>[1][] = [];
  const ends: (() => void)[] = [];
  const ask: ResolveIdentity = (_deps, found) => {
    asked.push(found);
    return new Promise((resolve) => ends.push(resolve));
  };
  const identity = createIdentity({} as never, ask);
  const reload = jest.fn();
  followSession(identity, {} as never, ask, reload);
  const answer = async (person?: Person) => {
    if (person) asked.at(-1)!(person);
    ends.at(-1)!();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { identity, asked, answer, reload };
}
const signInElsewhere = () => {
  document.cookie = 'signed-in=1';
  new BroadcastChannel('session').postMessage({ type: 'signedIn', accountRef: 'ref-anna' } satisfies SessionMessage);
};

test('H2: a visitor’s page becomes signed in when another tab has signed in', async () => {
  const { identity, asked, answer } = openVisit();
  expect(asked).toHaveLength(0);
  signInElsewhere();
  signInElsewhere();
  expect(asked).toHaveLength(1);
  // still a visitor's page, whose calls take the session along
  expect(identity.current).toEqual({ state: 'anonymous', isJoining: true });
  await answer(anna);
  expect(await identity.scope()).toBe('ref-anna:100001');
});

test.each([
  ['it gets the focus', () => dispatchEvent(new Event('focus'))],
  ['it becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['it comes back from the back/forward cache', () => dispatchEvent(new Event('pageshow'))],
])('H2: without being told, a visitor’s page asks when %s, and only where there is a session', (_when, happen) => {
  const { asked } = openVisit();
  happen();
  expect(asked).toHaveLength(0);
  document.cookie = 'signed-in=1';
  happen();
  expect(asked).toHaveLength(1);
});

test('H2: where nobody is signed in after all, it stays a visitor’s page and asks again the next time', async () => {
  const { identity, asked, answer } = openVisit();
  signInElsewhere();
  await answer({ state: 'anonymous' });
  expect(identity.current).toEqual({ state: 'anonymous' });
  signInElsewhere();
  // ends without an answer, as after a 401
  await answer();
  expect(identity.current).toEqual({ state: 'anonymous' });
  signInElsewhere();
  expect(asked).toHaveLength(3);
});

test.each([
  ['the same person', 'ref-anna', 'signedIn', 0],
  ['another', 'ref-grace', 'anonymous', 1],
])('H4: a page whose session has ended goes on for %s, or is loaded anew', async (_who, accountRef, state, reloads) => {
  document.cookie = 'signed-in=1';
  const { identity, answer, reload } = openVisit();
  await answer(anna);
  identity.end();
  signInElsewhere();
  await answer({ ...anna, session: { ...session, accountRef } });
  expect([identity.current.state, reload.mock.calls.length]).toEqual([state, reloads]);
});

test('H1: the tab that signs out does not hear itself, so that nothing keeps it from leaving for the identity provider', () => {
  const heard: SessionMessage[] = [];
  const heardElsewhere: unknown[] = [];
  new BroadcastChannel('session').addEventListener('message', ({ data }) => heardElsewhere.push(data));
  hearTabs((message) => heard.push(message));
  tellTabs({ type: 'signedOut' });
  expect(heard).toEqual([]);
  expect(heardElsewhere).toEqual([{ type: 'signedOut' }]);
});
