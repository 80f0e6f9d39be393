import { randomInt } from 'node:crypto';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

interface Item {
  traceId: string;
  spanId: string;
  parentId: string;
  service: string;
  kind: string;
  name: string;
  attributes: Record<string, string>;
}

const field = (page: Page) => page.locator('#search-header');
const isReport = (url: string) => new URL(url).pathname === '/telemetry/track';

async function itemsOf(trace: string): Promise<Item[]> {
  const response = await fetch(`${process.env.SHOP_TELEMETRY_URL}.json?trace=${trace}`);
  return ((await response.json()) as { items: Item[] }).items;
}

/** Names of the cookies that only telemetry sets. */
const measuringCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('ai_'));

/** Answers in the bar, which is there only once the page is interactive. */
const allow = (page: Page) => page.getByRole('button', { name: 'Allow all' }).click();

/** Searches for something that no cache knows; the trace of the call. */
async function traceOfSearch(page: Page, expression: string): Promise<string> {
  const called = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/items/search');
  await field(page).fill(expression);
  await page.keyboard.press('Enter');
  const { traceparent = '' } = await (await called).allHeaders();
  return /^00-([0-9a-f]{32})-/.exec(traceparent)?.[1] ?? '';
}

/** From a statement of the search to the first item that caused it; empty until all of it has arrived. */
async function wayOf(trace: string): Promise<Item[]> {
  const items = await itemsOf(trace);
  const bySpan = new Map(items.map((item) => [item.spanId, item]));
  const statement = items.find(
    ({ attributes, parentId }) => attributes['db.query.text'] && bySpan.get(parentId)?.name.includes('items.search'),
  );
  const way: Item[] = [];
  for (let item = statement; item && way.length < 10; item = bySpan.get(item.parentId)) way.push(item);
  return way;
}

test('M3: one trace leads from a search in the browser to the SQL statement, without what was searched', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.goto('/en-gb/faq');
  await allow(page);
  // the code of telemetry has been loaded
  await expect.poll(() => measuringCookies(context), { timeout: 60_000 }).toContain('ai_session');
  const expression = `gasket ${randomInt(1e9, 9e9)}`;
  const trace = await traceOfSearch(page, expression);
  expect(trace).not.toBe('');
  await expect
    .poll(async () => (await wayOf(trace)).map(({ service, kind }) => `${service} ${kind}`).slice(0, 5), {
      timeout: 90_000,
    })
    .toEqual(['upstream client', 'upstream server', 'bff client', 'bff server', 'browser call']);
  expect((await wayOf(trace))[4]!.name).toBe('GET /api/items/search');
  expect(JSON.stringify(await itemsOf(trace))).not.toContain(expression.split(' ')[1]);
});

test('M3: before consent, and after it is withdrawn, no code of telemetry is loaded and nothing is sent', async ({
  page,
  context,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (isReport(request.url()) || /application-insights/.test(request.url())) reports.push(request.url());
  });
  await page.goto('/en-gb/faq');
  expect(await page.locator('html').getAttribute('data-telemetry')).toMatch(/^[0-9a-f-]{36}$/);
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
  await allow(page);
  await expect.poll(() => measuringCookies(context), { timeout: 30_000 }).toContain('ai_session');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  const choice = page.getByRole('region', { name: 'Your choice' });
  await choice.getByRole('radio', { name: /Only what is necessary/ }).check();
  await expect(choice.getByRole('status')).toHaveText('Your choice has been saved.');
  await expect.poll(() => measuringCookies(context)).toEqual([]);
  reports.length = 0;
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
  expect(await measuringCookies(context)).toEqual([]);
});
