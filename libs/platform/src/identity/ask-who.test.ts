import { createApiClient, type User } from '@shop/api-contracts';
import { createQueryClient } from '../queries/query-client.ts';
import { resolveIdentity } from './resolve-identity.ts';
import type { Person } from './person.ts';

const session = {
  signedIn: true,
  email: 'anna@hamnverket.example',
  oid: 'oid-1',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  accountRef: 'ref-anna',
};
const user: User = {
  signedIn: true,
  loaded: true,
  oid: 'oid-1',
  email: session.email,
  firstName: 'Anna',
  lastName: 'Lindqvist',
  companyName: '',
  phoneNumber: '',
  companyNumber: '',
  electronicInvoiceNumber: '',
  vatId: '',
  isCompany: true,
  isBusinessUser: false,
  gcmNumber: '100001',
  hasMultipleGcmNumbers: false,
  permissions: [],
  favouriteLists: [],
  acceptedTermsAndConditions: true,
};
type Answer = [status: number, body: unknown];

/** Answers of the BFF (session) and of upstream (user), in order; the last one repeats. */
function ask(sessions: Answer[], users: Answer[] = [[200, user]]) {
  const next = (answers: Answer[]) => {
    const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  const fetchSession = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => next(sessions));
  globalThis.fetch = fetchSession as typeof fetch;
  const found: Person[] = [];
  const api = createApiClient({
    fetcher: () => next(users),
    market: { language: 'sv', country: 'SE', locale: 'sv-se' },
    onUnauthenticated: () => void found.push({ state: 'anonymous', ended: true }),
  });
  const queryClient = createQueryClient(api, { isServer: false });
  const asked = resolveIdentity({ queryClient }, (person) => found.push(person));
  return { found, asked, fetchSession };
}

// the channel of Node would keep the process running
beforeAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
beforeEach(() => {
  jest.useFakeTimers();
  // missing in jsdom
  if (!('timeout' in AbortSignal)) Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
afterEach(() => jest.useRealTimers());

test('H2: session and user together give the identity scope', async () => {
  const { found, asked, fetchSession } = ask([[200, session]]);
  await asked;
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ state: 'signedIn', session, scope: 'ref-anna:100001' });
  expect(found[0]).not.toHaveProperty('otherCustomerNumber');
  expect(fetchSession.mock.calls[0]![0]).toBe('/auth/session');
  expect(fetchSession.mock.calls[0]![1]!.headers).toMatchObject({ 'x-csrf': '1' });
});

test('H2: a hint without a session means a visitor', async () => {
  const { found, asked } = ask([[200, { signedIn: false }]]);
  await asked;
  expect(found).toEqual([{ state: 'anonymous' }]);
});

test('H4: a 401 for the user signs out, without a retry', async () => {
  const { found, asked } = ask([[200, session]], [[401, { title: 'No', status: 401 }]]);
  await asked;
  expect(found).toEqual([{ state: 'anonymous', ended: true }]);
});

test('after three failures the page continues as unidentified, while requests go on', async () => {
  const { found, asked } = ask([
    [503, {}],
    [503, {}],
    [503, {}],
    [200, session],
  ]);
  await jest.advanceTimersByTimeAsync(500 + 1_000);
  expect(found).toEqual([{ state: 'unidentified' }]);
  await jest.advanceTimersByTimeAsync(2_000);
  await asked;
  expect(found.at(-1)).toMatchObject({ state: 'signedIn', scope: 'ref-anna:100001' });
});

test('a failed user request is retried together with the session', async () => {
  const { found, asked, fetchSession } = ask(
    [[200, session]],
    [
      [503, {}],
      [200, user],
    ],
  );
  await jest.advanceTimersByTimeAsync(500);
  await asked;
  expect(found).toMatchObject([{ state: 'signedIn' }]);
  expect(fetchSession).toHaveBeenCalledTimes(2);
});
