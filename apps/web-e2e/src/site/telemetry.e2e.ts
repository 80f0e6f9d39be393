import { expect, test, type Page } from '@playwright/test';

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

async function allow(page: Page): Promise<void> {
  await page.goto('/en-gb/cookies');
  await page.getByRole('radio', { name: /Allow statistics/ }).check();
}

/** Trace of the first call to this path that carries one; searches until the code of telemetry is there. */
async function traceOfSearch(page: Page): Promise<string> {
  let trace: string | undefined;
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/items/search')) return;
    trace ??= /^00-([0-9a-f]{32})-/.exec(request.headers()['traceparent'] ?? '')?.[1];
  });
  let n = 0;
  await expect(async () => {
    n += 1;
    await page.goto('/en-gb/faq');
    await page.waitForFunction(() => document.cookie.includes('ai_session='), undefined, { timeout: 15_000 });
    await field(page).fill(`gasket ${n}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('gasket');
    expect(trace).toBeDefined();
  }).toPass({ timeout: 90_000 });
  return trace!;
}

test('M3: one trace leads from a search in the browser to the SQL statement, without what was searched', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await allow(page);
  const trace = await traceOfSearch(page);
  await expect
    .poll(async () => (await itemsOf(trace)).map(({ service }) => service), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['browser', 'bff', 'upstream']));
  await expect
    .poll(async () => (await itemsOf(trace)).some(({ attributes }) => attributes['db.query.text']), { timeout: 60_000 })
    .toBe(true);
  const items = await itemsOf(trace);
  const bySpan = new Map(items.map((item) => [item.spanId, item]));
  const statement = items.find(
    ({ attributes, parentId }) => attributes['db.query.text'] && bySpan.get(parentId)?.name.includes('items.search'),
  )!;
  const way: Item[] = [];
  for (let item: Item | undefined = statement; item && way.length < 10; item = bySpan.get(item.parentId))
    way.push(item);
  expect(way.map(({ service, kind }) => `${service} ${kind}`).slice(0, 5)).toEqual([
    'upstream client',
    'upstream server',
    'bff client',
    'bff server',
    'browser call',
  ]);
  expect(way[4]!.name).toBe('GET /api/items/search');
  expect(JSON.stringify(items)).not.toMatch(/gasket \d/);
});

test('M3: before consent, and after it is withdrawn, no code of telemetry is loaded and nothing is sent', async ({
  page,
  context,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (isReport(request.url()) || /application-insights/.test(request.url())) reports.push(request.url());
  });
  await page.goto('/en-gb/cookies');
  expect(await page.locator('html').getAttribute('data-telemetry')).toMatch(/^[0-9a-f-]{36}$/);
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
  const choice = page.getByRole('region', { name: 'Your choice' });
  await choice.getByRole('radio', { name: /Allow statistics/ }).check();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('ai_session');
  await choice.getByRole('radio', { name: /Only what is necessary/ }).check();
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith('ai_'))).toEqual([]);
  reports.length = 0;
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
});
