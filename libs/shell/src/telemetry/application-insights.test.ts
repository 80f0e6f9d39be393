import { chooseConsent } from '@shop/platform';
import { clearBrowserData, createBrowserApp, createFakeUpstream } from '@shop/platform/testing';
import { buildUser } from '@shop/api-contracts/testing';
import { collectorPath, createReporter, telemetryConstants } from './application-insights.ts';
import type { Reporter } from './reporter.ts';

interface Envelope {
  tags: Record<string, string>;
  data: { baseType: string; baseData: Record<string, unknown> };
}

const key = 'a4f0c1d2-7b3e-4c58-9d61-2e8f5b7a9c10';
const start = new Date('2026-03-02T08:00:00Z').getTime();
const minute = 60_000;
const hour = 60 * minute;
const page = { name: 'Start | Vadholm', address: '/en-gb/' };

let sent: { batch: Envelope[]; headers: Headers; bytes: number }[];
/** Requests, also those whose body is still being read. */
let begun: number;
let answer: () => Response;
let reporter: Reporter | undefined;
let isStopped = false;
const original = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  chooseConsent('statistics');
  sent = [];
  answer = () => {
    const { length } = sent.at(-1)!.batch;
    return new Response(JSON.stringify({ itemsReceived: length, itemsAccepted: length, errors: [] }));
  };
  begun = 0;
  globalThis.fetch = async (request) => {
    begun += 1;
    const { headers } = request as Request;
    const text = await (request as Request).text();
    sent.push({ batch: JSON.parse(text) as Envelope[], headers, bytes: text.length });
    return answer();
  };
});
afterEach(() => {
  if (!isStopped) reporter?.stop();
  isStopped = false;
  jest.useRealTimers();
  globalThis.fetch = original;
  clearBrowserData();
});

function begin(input: Parameters<typeof createBrowserApp>[1] = {}): Reporter {
  const { app } = createBrowserApp(createFakeUpstream({}).fetcher, input);
  return (reporter = createReporter(app, key));
}
const envelopes = () => sent.flatMap(({ batch }) => batch);
const ofType = (type: string) => envelopes().filter(({ data }) => data.baseType === type);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const sessionOf = (name: string) =>
  ofType('PageviewData').find(({ data }) => data.baseData['name'] === name)!.tags['ai.session.id'];

test('M3: the constants are those of the specification', () => {
  expect(telemetryConstants).toEqual({
    sessionRenewalMs: 1_800_000,
    sessionExpirationMs: 86_400_000,
    maxBatchInterval: 15_000,
    maxBatchSizeInBytes: 102_400,
    eventsLimitInMem: 10_000,
    maxAjaxCallsPerView: 500,
    samplingPercentage: 100,
  });
  expect(collectorPath).toBe('/telemetry/track');
});

test('M3: a batch is sent every 15 seconds, to our own origin', async () => {
  const reporter = begin();
  reporter.log({ level: 'Warning', message: 'first' });
  reporter.log({ level: 'Critical', message: 'second' });
  await pass(14_900);
  expect(sent).toEqual([]);
  await pass(200);
  expect(sent).toHaveLength(1);
  expect(ofType('MessageData').map(({ data }) => data.baseData['message'])).toEqual(['first', 'second']);
  expect(sent[0]!.headers.get('x-csrf')).toBe('1');
});

test('M3: a session is another one after 30 minutes without a report', async () => {
  const reporter = begin();
  reporter.page({ ...page, name: 'first' });
  await pass(29 * minute);
  reporter.page({ ...page, name: 'soon' });
  await pass(31 * minute);
  reporter.page({ ...page, name: 'late' });
  await pass(minute);
  expect(sessionOf('soon')).toBe(sessionOf('first'));
  expect(sessionOf('late')).not.toBe(sessionOf('first'));
});

test('M3: a session is another one after 24 hours, however busy', async () => {
  const reporter = begin();
  reporter.page({ ...page, name: 'first' });
  for (let at = 0; at < 24 * hour - 20 * minute; at += 20 * minute) {
    await pass(20 * minute);
    reporter.page({ ...page, name: 'within' });
  }
  await pass(21 * minute);
  reporter.page({ ...page, name: 'next day' });
  await pass(minute);
  const within = ofType('PageviewData').filter(({ data }) => data.baseData['name'] === 'within');
  expect(new Set(within.map(({ tags }) => tags['ai.session.id']))).toEqual(new Set([sessionOf('first')]));
  expect(sessionOf('next day')).not.toBe(sessionOf('first'));
});

test('M3: no batch is larger than 102,400 bytes', async () => {
  const reporter = begin();
  for (let n = 0; n < 300; n += 1) reporter.log({ level: 'Warning', message: 'w'.repeat(1_000) });
  await pass(minute);
  expect(ofType('MessageData')).toHaveLength(300);
  expect(sent.length).toBeGreaterThan(2);
  expect(Math.max(...sent.map(({ bytes }) => bytes))).toBeLessThanOrEqual(102_400);
});

test('M3: after 20,000 events while the collector is away, 10,000 at most are sent again, and reports go on', async () => {
  answer = () => new Response('', { status: 503 });
  const reporter = begin();
  for (let n = 0; n < 20_000; n += 1) reporter.log({ level: 'Warning', message: `event ${n}` });
  while (sent.length < begun) await pass(1);
  expect(ofType('MessageData').length).toBeGreaterThan(19_000);
  answer = () => new Response(JSON.stringify({ itemsReceived: 1, itemsAccepted: 1, errors: [] }));
  sent = [];
  begun = 0;
  reporter.log({ level: 'Warning', message: 'afterwards' });
  for (let n = 0; n < 8; n += 1) await pass(hour);
  while (sent.length < begun) await pass(1);
  const again = ofType('MessageData').map(({ data }) => data.baseData['message']);
  expect(again).toContain('afterwards');
  expect(again.length).toBeLessThanOrEqual(10_000);
});

test('M3: names are cut with three dots, and reports hold neither address nor query of the browser', async () => {
  window.history.replaceState(null, '', '/en-gb/search?q=secret');
  const reporter = begin();
  reporter.page({ name: 'n'.repeat(200), address: '/en-gb/search' });
  reporter.log({ level: 'Error', message: 'failed at /en-gb/unit/secret' });
  await pass(minute);
  expect(ofType('PageviewData')[0]!.data.baseData['name']).toBe(`${'n'.repeat(147)}...`);
  expect(ofType('MessageData')[0]!.data.baseData).toMatchObject({ message: 'failed at …', severityLevel: 3 });
  expect(JSON.stringify(envelopes())).not.toContain('secret');
  expect(ofType('PageviewData')[0]!.tags['ai.operation.name']).toBe('/en-gb/search');
});

test('M3: a signed-in person is known by the ids of account and customer, where they are valid', async () => {
  const user = buildUser({ gcmNumber: '4711' });
  begin({ user }).page(page);
  await pass(minute);
  const [{ tags }] = ofType('PageviewData') as [Envelope];
  expect(tags['ai.user.authUserId']).toBe(`ref-${user.oid}`);
  expect(tags['ai.user.accountId']).toBe('4711');
  expect(document.cookie).not.toContain('ai_authUser');
});

test('M3: ids with a comma or a bar are not sent', async () => {
  begin({ user: buildUser({ oid: 'a,b', gcmNumber: '47|11' }) }).page(page);
  await pass(minute);
  const [{ tags }] = ofType('PageviewData') as [Envelope];
  expect(tags['ai.user.authUserId']).toBeUndefined();
  expect(tags['ai.user.accountId']).toBeUndefined();
});

test('M3: after consent is withdrawn nothing is sent, and its cookies are gone', async () => {
  const reporter = begin();
  reporter.page(page);
  await pass(minute);
  expect(document.cookie).toMatch(/ai_user=.*ai_session=|ai_session=.*ai_user=/);
  sent = [];
  reporter.log({ level: 'Warning', message: 'waiting' });
  reporter.stop();
  isStopped = true;
  reporter.page({ ...page, name: 'afterwards' });
  await pass(hour);
  expect(sent).toEqual([]);
  expect(document.cookie).not.toContain('ai_');
});
