import { ApiError } from '@shop/api-contracts';
import { getWidgetToken } from './widget-token.ts';

const ofSession = { token: 'session.token', expiresOn: '2026-11-21T12:00:00.000Z' };
const direct = { token: 'direct.token', expiresOn: '2026-11-21T13:00:00.000Z' };

/** The BFF: whether the widget has its own registration, and the answer for the token of the session. */
function shop({ config = 200, token = [200, ofSession] as [number, unknown] } = {}) {
  const asked: [string | undefined, string, unknown][] = [];
  globalThis.fetch = ((url: string, { method, headers }: RequestInit) => {
    asked.push([method, url, headers]);
    const [status, body] = url === '/auth/widget-config' ? [config, {}] : token;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  }) as typeof fetch;
  return { asked, addresses: () => asked.map(([, url]) => url) };
}

const frame = () => document.querySelector('iframe');
/** The hidden frame is created once the configuration has loaded. */
const settleTimers = () => jest.advanceTimersByTimeAsync(0);
const say = (data: unknown, source: Window | null = frame()!.contentWindow, origin = location.origin) =>
  dispatchEvent(new MessageEvent('message', { data, source, origin }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a registered widget gets the token from a hidden frame, which is then removed', async () => {
  const { addresses } = shop();
  const asked = getWidgetToken();
  await settleTimers();
  expect([frame()!.hidden, frame()!.getAttribute('src')]).toEqual([true, '/auth/widget-bridge']);
  say(direct);
  expect(await asked).toEqual(direct);
  expect(frame()).toBeNull();
  expect(addresses()).toEqual(['/auth/widget-config']);
});

test('without a registration the session’s token is used, without a frame', async () => {
  const { asked } = shop({ config: 404 });
  const token = getWidgetToken();
  await settleTimers();
  expect(frame()).toBeNull();
  expect(await token).toEqual(ofSession);
  expect(asked).toEqual([
    [undefined, '/auth/widget-config', { 'x-csrf': '1' }],
    ['POST', '/auth/widget-token', { 'x-csrf': '1' }],
  ]);
});

test('if the frame fails or sends something else, the session’s token is used', async () => {
  for (const answer of ['Error: login_required', { token: 5 }, null]) {
    const { addresses } = shop();
    const token = getWidgetToken();
    await settleTimers();
    say(answer);
    expect(await token).toEqual(ofSession);
    expect(addresses()).toEqual(['/auth/widget-config', '/auth/widget-token']);
    expect(frame()).toBeNull();
  }
});

test('a silent frame is given up after ten seconds', async () => {
  shop();
  const token = getWidgetToken();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(frame()).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(await token).toEqual(ofSession);
  expect(frame()).toBeNull();
});

test('messages from other sources are ignored', async () => {
  shop();
  const token = getWidgetToken();
  await settleTimers();
  say({ ...direct, token: 'of.another.window' }, window);
  say({ ...direct, token: 'of.another.origin' }, frame()!.contentWindow, 'https://elsewhere.example');
  say({ ...direct, token: 'of.nobody' }, null);
  expect(frame()).not.toBeNull();
  say(direct);
  expect(await token).toEqual(direct);
});

test('without a token the status gives the reason', async () => {
  for (const status of [401, 404, 409]) {
    shop({ config: 404, token: [status, { title: 'None', status }] });
    const failure = await getWidgetToken().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status });
  }
});
