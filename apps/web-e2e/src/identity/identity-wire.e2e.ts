import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test, type RecordedStack } from '../stack/recorded-stack.ts';
import type { Exchange } from '../stack/recorder.ts';
import { seenPrices, visiblePrices, watchPrices } from '../stack/seen-prices.ts';
import {
  anna,
  marie,
  grace,
  endSession,
  open,
  portalLink,
  signInByHand,
  signInLink,
  signOut,
} from '../steps/sign-in.ts';

test.describe.configure({ mode: 'default' });

const category = '/en-gb/gasketed-plate-heat-exchangers--gasketed';
const item = `${category}/gasketed-plate-heat-exchanger-gx-050-61-plates-hnbr--GX050-GX050H16061`;
/** Calls with the same answer for everybody (contract: `auth: 'none'`). */
const isPublic = ({ path }: Exchange) =>
  /^\/(settings|markets|categories|keywords|attributes|countries|countrystates|termsandconditions|content\/pages|items\/addresses|items\/[^/]+\/reviews|media|healthz)(\/|$)/.test(
    path,
  );
const publicCalls = [
  '/settings',
  '/markets',
  '/categories',
  '/countries',
  '/termsandconditions',
  '/items/GX050/reviews',
];
const isKnown = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-person');
/** The calls to upstream during `work`. */
/** An old browser: tabs notice what another has done when they are looked at, or at their next call. */
const withoutChannels = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

async function callsOf({ upstreamCalls }: RecordedStack, work: () => Promise<unknown>): Promise<Exchange[]> {
  const before = upstreamCalls.length;
  await work();
  return upstreamCalls.slice(before);
}

test('A1: calls of a browser carry no token; calls to upstream carry one only for signed-in users, and never for public data', async ({
  page,
  shop,
}) => {
  test.slow(); // eleven pages and a sign-in
  const visit = async () => {
    for (const path of ['/en-gb/', category, item, '/en-gb/search?q=gasket', '/en-gb/faq']) await open(page, path);
  };
  const asVisitor = await callsOf(shop, visit);
  expect(asVisitor.length).toBeGreaterThan(5);
  expect(asVisitor.filter(({ headers }) => headers.authorization ?? headers.cookie)).toEqual([]);

  await signInByHand(page, anna);
  const asAnna = await callsOf(shop, async () => {
    await visit();
    await open(page, '/en-gb/portal/profile');
    await page.evaluate(async (calls) => {
      for (const call of calls) {
        const answer = await fetch(`/api${call}?language=en&country=GB&locale=en-gb&t=1`, {
          headers: { 'x-csrf': '1' },
        });
        if (!answer.ok) throw new Error(`${call} was answered ${answer.status}`);
      }
    }, publicCalls);
  });
  expect(asAnna.map(({ path }) => path)).toEqual(expect.arrayContaining(publicCalls));
  const authorised = asAnna.filter(({ headers }) => headers.authorization !== undefined);
  expect(authorised.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/user', '/items/GX050', '/items/search']),
  );
  expect(authorised.some(({ path }) => /^\/items\/category\//.test(path))).toBe(true);
  expect(authorised.filter(isPublic).map(({ path }) => path)).toEqual([]);
  expect(asAnna.filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
  // server rendering always runs anonymously
  const ofServer = await callsOf(shop, () => page.request.get('/sv-se/x--gasketed'));
  expect(ofServer.some((call) => !isPublic(call))).toBe(true);
  expect(ofServer.filter(({ headers }) => headers.authorization ?? headers.cookie)).toEqual([]);
  const sent = shop.browserCalls.filter(({ path }) => path.startsWith('/api/'));
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  for (const { path, query } of sent) {
    for (const name of ['language', 'country', 'locale', 't'])
      expect(new URLSearchParams(query).get(name), path).toBeTruthy();
  }
});

test('H2: a visit without sign-in sets no cookie, requests no session and creates none', async ({
  page,
  context,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/') && asked.push(request.url()));
  const before = shop.sessionCount();
  for (const path of ['/en-gb/', category, item]) await open(page, path);
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(shop.sessionCount()).toBe(before);
  await signInByHand(page, grace);
  expect(shop.sessionCount()).toBe(before + 1);
});

test('H4: a read answered 401 is repeated once, anonymously, and the page stays usable', async ({
  page,
  context,
  baseURL,
  shop,
}) => {
  await signInByHand(page, anna, category);
  // own prices must be requested before the session ends, or the 401 of that request would be the one observed
  await page.waitForLoadState('networkidle');
  await endSession(context, baseURL);
  const first = shop.browserCalls.length;
  const calls = await callsOf(shop, async () => {
    await page.locator('main a[href$="GX050H16061"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('61 plates');
    await expect(signInLink(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  // each address contains the time of its call, so a repeated address is a retry
  const answers = new Map<string, [status: number, withSession: boolean][]>();
  for (const { path, query, headers, status } of shop.browserCalls.slice(first)) {
    if (!path.startsWith('/api/items/')) continue;
    const isWithSession = headers.cookie?.includes('sid=') ?? false;
    answers.set(path + query, [...(answers.get(path + query) ?? []), [status, isWithSession]]);
  }
  const refused = [...answers.values()].filter(([first]) => first![0] === 401);
  expect(refused.length).toBeGreaterThan(0);
  for (const tries of refused)
    expect(tries).toEqual([
      [401, true],
      [200, false],
    ]);
  for (const tries of answers.values()) if (!refused.includes(tries)) expect(tries).toEqual([[200, false]]);
  expect(calls.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  await isKnown(page);
  await expect(page.getByRole('region', { name: 'Price and availability' })).toContainText('£2,845.00');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/--gasketed$/);
});

test('H4: a change answered 401 reaches upstream once, anonymously, with the same idempotency key', async ({
  page,
  context,
  baseURL,
  shop,
}) => {
  await signInByHand(page, anna, '/en-gb/message');
  // or another call would be the one that is answered 401
  await page.waitForLoadState('networkidle');
  await endSession(context, baseURL);
  const first = shop.browserCalls.length;
  await page.getByLabel(/^E-mail/).fill(anna.email);
  await page.getByLabel('Message').fill('Is the GX-050 in stock?');
  const calls = await callsOf(shop, async () => {
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
  });
  const tries = shop.browserCalls.slice(first).filter(({ path }) => path === '/api/sendfeedback');
  expect(tries.map(({ status }) => status)).toEqual([401, 200]);
  const [key, again] = tries.map(({ headers }) => headers['idempotency-key']);
  expect(key).toBeTruthy();
  expect(again).toBe(key);
  expect(tries[1]!.headers.cookie).toBeUndefined();
  const changes = calls.filter(({ method }) => method === 'POST');
  expect(
    changes.map(({ path, status, headers }) => [path, status < 300, headers.authorization, headers['idempotency-key']]),
  ).toEqual([['/sendfeedback', true, undefined, key]]);
  await expect(signInLink(page)).toBeVisible();
});

test('H4: a session that upstream rejects ends: the sentinel refuse401', async ({ page, context, shop }) => {
  await signInByHand(page, anna);
  const before = shop.sessionCount();
  const calls = await callsOf(shop, async () => {
    await open(page, `${item}?companyId=-refuse401`);
    await expect(signInLink(page)).toBeVisible();
    await isKnown(page);
  });
  expect(calls.filter(({ path }) => path === '/user').map(({ status }) => status)).toEqual([401]);
  expect(shop.sessionCount()).toBe(before - 1);
  expect((await context.cookies(shop.url)).map(({ name }) => name)).toEqual([]);
  await expect(page.getByRole('region', { name: 'Price and availability' })).toContainText('£2,845.00');
});

test('H4: without channels, signing out in one tab signs out the other at its next call', async ({
  page,
  context,
  shop,
}) => {
  await withoutChannels(context);
  await watchPrices(page);
  await signInByHand(page, anna, category);
  const other = await context.newPage();
  await open(other, '/en-gb/');
  await expect(portalLink(other, anna)).toBeVisible();
  await signOut(other);
  const calls = await callsOf(shop, async () => {
    await page.locator('main a[href$="GX050H16061"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('61 plates');
    await expect(signInLink(page)).toBeVisible();
  });
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  expect(calls.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  await expect(
    page.getByRole('region', { name: 'Price and availability' }).getByRole('link', { name: /^Sign in to see/ }),
  ).toBeVisible();
});

test('without channels, a tab opened before sign-in stays anonymous, with a visitor’s prices', async ({
  page,
  context,
}) => {
  await withoutChannels(context);
  await watchPrices(page);
  await open(page, category);
  const other = await context.newPage();
  await signInByHand(other, anna);
  await page.locator('main a[href$="GX050H16061"]').first().click();
  await expect(page.getByRole('region', { name: 'Price and availability' })).toContainText('£2,845.00');
  expect(await seenPrices(page)).not.toContain('page: £2,503.60');
  await page.reload();
  await expect(portalLink(page, anna)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price and availability' })).toContainText('£2,503.60');
});

test('A10: Marie sees the prices of her current company, on every page after a change', async ({ page }) => {
  await watchPrices(page);
  await signInByHand(page, marie);
  const priceFor = async (gcmNumber: string) => {
    const status = await page.evaluate(async (number) => {
      const answer = await fetch('/api/user/company?language=en&country=GB&locale=en-gb', {
        method: 'PUT',
        headers: { 'x-csrf': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ gcmNumber: number }),
      });
      return answer.status;
    }, gcmNumber);
    expect(status).toBe(200);
    await open(page, item);
    await isKnown(page);
    const shown = await visiblePrices(page);
    expect(await seenPrices(page)).toEqual(shown);
    return shown.find((price) => price.startsWith('page:'));
  };
  // 10 % and 5 % less than 2,845
  expect(await priceFor('100002')).toBe('page: £2,560.50');
  expect(await priceFor('100003')).toBe('page: £2,702.75');
  expect(await priceFor('100002')).toBe('page: £2,560.50');
});

test('H4: a tab of one user shows nothing of another who signed in later, until a reload', async ({
  page,
  context,
  shop,
}) => {
  await withoutChannels(context);
  await signInByHand(page, anna, item);
  await page.waitForLoadState('networkidle');
  const annas = shop.browserCalls.findLast((call) => call.headers['x-account'] !== undefined)!.headers['x-account'];
  const other = await context.newPage();
  await open(other, '/en-gb/');
  await signOut(other);
  await signInByHand(other, grace);
  const first = shop.browserCalls.length;
  // both windows count as visible, so neither sees a visibility change
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  const answers = shop.browserCalls
    .slice(first)
    .filter((call) => call.headers['x-account'] === annas && !isPublic({ ...call, path: call.path.slice(4) }));
  expect(answers.length).toBeGreaterThan(0);
  for (const { status } of answers) expect(status).toBe(401);
  await expect(portalLink(page, anna)).toBeHidden();
  await expect(portalLink(page, grace)).toBeHidden();
  await page.reload();
  await expect(portalLink(page, grace)).toBeVisible();
});
