import { buildSettings, buildUser } from '@shop/api-contracts/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { openShop } from '../shop.fixture.tsx';
import type { NotificationModule, NotificationRequest } from './start-notifications.ts';

/** Scripts of a notification service: one that tells the test what it is given, and broken ones. */
const mockService: { begun: NotificationRequest[]; ended: number; init: NotificationModule['init'] } = {
  begun: [],
  ended: 0,
  init: () => undefined,
};
const script = '/notifications-script';
jest.mock(
  '/notifications-script',
  () => ({
    init: (request: NotificationRequest) => {
      mockService.begun.push(request);
      return mockService.init(request);
    },
  }),
  { virtual: true },
);
jest.mock('/script-without-init', () => ({}), { virtual: true });

const consentTo = (choice: string) => void (document.cookie = `consent=${choice}-2; Path=/`);
const off = () => screen.queryByRole('link', { name: /^Notifications are off/ });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const user = buildUser();
const open = (given: { notificationsUrl?: string | null; isVisitor?: boolean } = {}) => {
  const { notificationsUrl = script, isVisitor } = given;
  return openShop('/en-gb/switch', {
    answers: { '/settings': buildSettings({ notificationsUrl }) },
    ...(isVisitor ? {} : { user }),
  });
};

let answers: Record<string, () => Response>;
const original = globalThis.fetch;
beforeEach(() => {
  consentTo('all');
  Object.assign(mockService, { begun: [], ended: 0, init: () => () => void (mockService.ended += 1) });
  window.requestIdleCallback = (work) => window.setTimeout(work, 0);
  window.cancelIdleCallback = (waiting) => window.clearTimeout(waiting);
  answers = {
    '/auth/widget-config': () => new Response(null, { status: 404 }),
    '/auth/widget-token': () => Response.json({ token: 'of.the.service', expiresOn: '2026-03-02T08:00:00Z' }),
    '/auth/session': () => Response.json({ signedIn: true, accountRef: `ref-${user.oid}` }),
  };
  globalThis.fetch = (url) => Promise.resolve(answers[url as string]!());
});
afterEach(() => void (globalThis.fetch = original));

test('M1: notifications are shown to who is signed in, with a place, the locale and the way to a token', async () => {
  await open();
  await waitFor(() => expect(mockService.begun).toHaveLength(1));
  const [{ container, locale, getToken }] = mockService.begun as [NotificationRequest];
  expect(locale).toBe('en-gb');
  expect(screen.getByRole('banner').contains(container)).toBe(true);
  expect(await getToken()).toBe('of.the.service');
  expect(off()).toBeNull();
});

test.each([
  ['nobody is signed in', { isVisitor: true }],
  ['there is no address', { notificationsUrl: null }],
])('M1: no notifications are asked for where %s', async (_case, given) => {
  await open(given);
  await settle();
  expect([mockService.begun, off()]).toEqual([[], null]);
});

test.each(['statistics', 'necessary'])('M1: who has allowed "%s" alone finds the way to allow them', async (choice) => {
  consentTo(choice);
  await open();
  await settle();
  expect(mockService.begun).toEqual([]);
  expect(off()!.getAttribute('href')).toBe('/en-gb/cookies');
});

test('M1: no token is handed out for a page that is shown for somebody else, or for nobody any more', async () => {
  await open();
  await waitFor(() => expect(mockService.begun).toHaveLength(1));
  const [{ getToken }] = mockService.begun as [NotificationRequest];
  answers['/auth/session'] = () => Response.json({ signedIn: true, accountRef: 'ref-of-paul' });
  await expect(getToken()).rejects.toThrow('somebody else');
  answers['/auth/session'] = () => Response.json({ signedIn: false });
  await expect(getToken()).rejects.toThrow('somebody else');
});

test('M1: notifications end with the page that shows them, also while they begin, and give no token afterwards', async () => {
  await open();
  await waitFor(() => expect(mockService.begun).toHaveLength(1));
  const [{ container, getToken }] = mockService.begun as [NotificationRequest];
  cleanup();
  expect([mockService.ended, container.isConnected]).toEqual([1, false]);
  await expect(getToken()).rejects.toThrow();

  let begin: (stop: () => void) => void;
  mockService.init = () => new Promise((resolve) => (begin = resolve));
  await open();
  await waitFor(() => expect(mockService.begun).toHaveLength(2));
  cleanup();
  await act(() => Promise.resolve(begin(() => void (mockService.ended += 1))));
  expect(mockService.ended).toBe(2);
});

test.each([
  ['cannot be loaded', '/missing-script', undefined],
  ['has no init', '/script-without-init', undefined],
  ['fails to begin', script, () => Promise.reject(new Error('no service'))],
])('M1: a script of notifications that %s is logged, and the header stays', async (_case, notificationsUrl, init) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  if (init) mockService.init = init;
  await open({ notificationsUrl });
  await waitFor(() => expect(warned).toHaveBeenCalledWith('The notifications could not be loaded', expect.anything()));
  expect(screen.getByRole('link', { name: /^Cart/ })).toBeTruthy();
});
