import { expect, test, type Page } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main li:has(h3)');
const failed = 'Unable to perform search, please try again later or contact support';

/** Collects the search requests that the browser sends from now on. */
function searchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/items/search') && calls.push(request.url()));
  return calls;
}

/** Opens hits and waits until the browser has all of them, which it requests after hydration. */
async function openHits(page: Page, address: string) {
  const rest = page.waitForResponse((response) => response.url().includes('/api/items/search'));
  await page.goto(address);
  await (await rest).finished();
}

/** Searches with the field in the header. */
async function search(page: Page, text: string) {
  const field = page.getByRole('banner').locator('input[name="q"]');
  await field.fill(text);
  await field.press('Enter');
}

test('C10: a search without words redirects to home', core, async ({ request }) => {
  for (const path of ['/en-gb/search', '/en-gb/search?q=', '/en-gb/search?q=%20%20']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toMatch(/^\/en-gb\/?$/);
  }
});

test('C10: the remaining hits are requested once; paging and the same expression send no request', async ({ page }) => {
  const calls = searchCalls(page);
  await page.goto('/en-gb/search?q=gasket');
  await expect(page.getByText(/^1 to 12 of/)).toBeVisible();
  await expect.poll(() => calls.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^13 to 24 of/)).toBeVisible();
  await search(page, 'gasket');
  await expect(page).toHaveURL(/q=gasket$/);
  await expect(page.getByText(/^1 to 12 of/)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('C10: a new expression sends one request and starts at page 1', async ({ page }) => {
  await openHits(page, '/en-gb/search?q=gasket&page=3');
  const calls = searchCalls(page);
  await search(page, 'plate');
  await expect(h1(page)).toContainText('plate');
  await expect(page.getByText(/^1 to 12 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(/^13 to 24 of/)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('C10: a failed search in the browser shows a toast at home', async ({ page }) => {
  await page.goto('/en-gb/search?q=gasket');
  await page.waitForLoadState('networkidle');
  await search(page, 'fail503');
  await expect(page.getByText(failed)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/en-gb\/?$/);
});

test('C10: a failed search on the server shows the error page with 503', async ({ page }) => {
  const response = await page.goto('/en-gb/search?q=fail503');
  expect(response?.status()).toBe(503);
  await expect(h1(page)).toBeVisible();
});

test('an exact article number opens the item, ignoring hyphens, spaces and case', async ({ page, request }) => {
  for (const q of ['GX-050-H16-061', 'gx050h16061', 'GX 050 H16 061']) {
    const response = await request.get(`/en-gb/search?q=${encodeURIComponent(q)}`, { maxRedirects: 0 });
    expect(response.status(), q).toBe(302);
    expect(response.headers()['location']).toContain('--GX050-GX050H16061');
  }
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  await search(page, 'gx050h16061');
  await expect(h1(page)).toContainText('61 plates');
});

test('a misspelt word shows hits for the corrected word, and says so', async ({ page }) => {
  await page.goto('/en-gb/search?q=gaskt');
  await expect(page.getByText('Nothing found for “gaskt”')).toBeVisible();
  await expect(page.getByText('Showing hits for “gasket”.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Categories with hits' })
    .getByRole('link', { name: /^Gaskets/ })
    .click();
  await expect(page).toHaveURL(/q=gaskt&category=gaskets/);
  await expect(h1(page)).toContainText('gasket');
});

test('a search without hits links to similar articles', async ({ page }) => {
  await page.goto('/en-gb/search?q=GX-050-H16-999');
  await expect(h1(page)).toContainText('Nothing found');
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThanOrEqual(3);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^GX-050-H16/ })
    .first()
    .click();
  await expect(h1(page)).toContainText('GX-050');
});

test('going back from an item returns to the same page of hits', async ({ page }) => {
  await openHits(page, '/en-gb/search?q=gasket&view=grid&page=2');
  const first = await cards(page).first().getByRole('heading').innerText();
  const calls = searchCalls(page);
  await cards(page).nth(3).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);
  expect(calls).toEqual([]);
});

test(
  'C10: hits are narrowed by filters with counts, and a link to them shows the same',
  core,
  async ({ page, browser }) => {
    await openHits(page, '/en-gb/search?q=gasket&view=grid');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const epdm = filters.getByRole('checkbox', { name: /^EPDM/ });
    const count = /[\d,]+$/.exec((await epdm.locator('xpath=ancestor::label').innerText()).trim())![0];
    await epdm.check();
    await expect(page.getByText(new RegExp(`^${count} articles of [\\d,]+$`))).toBeVisible();
    await filters.getByRole('checkbox', { name: /^NBR/ }).check();
    await expect(page).toHaveURL(/NBR/);
    await page.getByRole('link', { name: /^Remove filter Gasket material: NBR/ }).click();
    await expect(page).toHaveURL(/f=%7B%22gasketMaterial%22%3A%5B%22EPDM%22%5D%7D/);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText(/^13 to 24 of/)).toBeVisible();
    const first = await cards(page).first().getByRole('heading').innerText();

    const other = await browser.newPage();
    await other.goto(page.url());
    await expect(cards(other).first().getByRole('heading')).toHaveText(first);
    await expect(other.getByText(new RegExp(`^${count} articles of`))).toBeVisible();
    await other.close();
  },
);

test('a filter link of another language finds the same, and one that does not fit is dropped', async ({ request }) => {
  const open = (address: string) => request.get(address, { maxRedirects: 0 });
  const words = await open(`/en-gb/search?q=gasket&f=${encodeURIComponent('{"gasketFixing":"Geklebt"}')}`);
  expect(words.status()).toBe(302);
  expect(decodeURIComponent(words.headers()['location']!)).toContain('{"gasketFixing":"glued"}');
  const wrong = await open(`/en-gb/search?q=gasket&f=${encodeURIComponent('{"duty":{"min":1,"max":2}}')}`);
  expect(wrong.status()).toBe(302);
  expect(wrong.headers()['location']).toMatch(/\/en-gb\/search\?q=gasket$/);
});

test('without hits a quote is asked for with the words that were searched', async ({ page }) => {
  await page.goto('/en-gb/search?q=zzqq%20gearbox');
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL(/\/en-gb\/message#/);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Please send me a quote for: zzqq gearbox',
  );
});
