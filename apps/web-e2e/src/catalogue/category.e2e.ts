import { expect, test, type Page } from '@playwright/test';
import { clickHydrated } from '../steps/hydrated.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { core } from '../steps/story-tags.ts';

const gasketed = '/en-gb/gasketed-plate-heat-exchangers--gasketed';
const f = (selection: unknown) => `f=${encodeURIComponent(JSON.stringify(selection))}`;
const count = (page: Page) => page.locator('main p[role="status"]').first();
const cards = (page: Page) => page.locator('main li:has(h3)');
const numbers = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const box = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name });

/** Collects the item requests that the page sends from now on. */
function itemCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/items/category/') && calls.push(request.url()));
  return calls;
}

/** Opens the list and waits for its light rows. */
async function openWithRows(page: Page, path = gasketed) {
  const rows = page.waitForResponse((response) => response.url().includes('partial=true'));
  await page.goto(path);
  await (await rows).finished();
}

test('C1: a wrong slug is corrected by a permanent redirect that keeps the query', core, async ({ request }) => {
  const response = await request.get('/en-gb/wrong--gasketed?page=2&view=list', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toContain(`${gasketed}?page=2&view=list`);
});

test('C1: an unknown category shows the application-not-available page with 404, failed items the same page with 503', async ({
  page,
}) => {
  const unknown = await page.goto('/en-gb/anything--nosuchcategory');
  expect(unknown?.status()).toBe(404);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const failed = await page.goto('/en-gb/fail503--fail503');
  expect(failed?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('C3: a broken, unknown or hostile filter redirects to the category without it', core, async ({ request }) => {
  for (const query of [
    'f=%7B',
    f({ nosuch: ['x'] }),
    f({ connection: 'DN 50' }),
    'f=%7B%22__proto__%22%3A%5B%22x%22%5D%7D',
    `f=${'['.repeat(3000)}`,
  ]) {
    const response = await request.get(`${gasketed}?${query}&view=list`, { maxRedirects: 0 });
    expect(response.status(), query.slice(0, 40)).toBe(302);
    expect(new URL(response.headers()['location']!, 'http://x').search).toBe('?view=list');
  }
});

test('C5: articles are shown twelve a page, as grid or table, and sorting or filtering returns to page 1', async ({
  page,
}) => {
  await page.goto(gasketed);
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
  await expect(page).toHaveURL(/page=3/);
  await page.getByRole('columnheader', { name: /^Area/ }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=totalArea/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('columnheader', { name: /^Area/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.goto(`${gasketed}?page=2`);
  await box(page, /^FKM/).click();
  await expect(page).not.toHaveURL(/page=/);
  await page.goto(`${gasketed}?page=99`);
  await expect(page).toHaveURL(/page=5/);
});

test(
  'C4: below 5,000 products filtering, paging and sorting need no request once the light rows are loaded, and agree with upstream',
  core,
  async ({ page }) => {
    await openWithRows(page);
    const calls = itemCalls(page);
    await box(page, /^EPDM/).click();
    await expect(count(page)).toHaveText(/of 60$/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-totalArea');
    await expect(page).toHaveURL(/sort=-totalArea/);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText(/^13 to /)).toBeVisible();
    expect(calls).toEqual([]);
    const here = {
      numbers: await numbers(page),
      count: await count(page).innerText(),
      facets: await filters(page).innerText(),
    };
    await page.reload();
    await expect(box(page, /^EPDM/)).toBeChecked();
    expect({
      numbers: await numbers(page),
      count: await count(page).innerText(),
      facets: await filters(page).innerText(),
    }).toEqual(here);
  },
);

test('C4: from 5,000 products each change asks the server', async ({ page }) => {
  const calls = itemCalls(page);
  await page.goto('/en-gb/gaskets--gaskets');
  const first = filters(page).getByRole('checkbox').first();
  await first.click();
  await expect(page).toHaveURL(/f=/);
  await expect(first).toBeChecked();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).not.toContain('partial=true');
});

test('C9: opening another category clears the filters', async ({ page }) => {
  await page.goto(`${gasketed}?${f({ gasketMaterial: ['EPDM'] })}`);
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Heat exchangers' }).click();
  await page.locator('main').getByRole('link', { name: 'Semi-welded plate heat exchangers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semi-welded plate heat exchangers');
  await expect(page).not.toHaveURL(/f=/);
  await expect(page.getByRole('group', { name: 'Chosen filters' })).toHaveCount(0);
});

test(
  'C15: an invisible category has a page but is not listed; a category has its title, description and breadcrumbs',
  core,
  async ({ page }) => {
    await page.goto('/en-gb/heat-exchangers--heatexchangers');
    await expect(page.locator('a[href*="earlierseries"]')).toHaveCount(0);
    expect((await page.goto('/en-gb/earlier-series--earlierseries'))?.status()).toBe(200);
    await page.goto('/sr-latn-rs/-x--gasketed');
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(`${name} | Vadholm`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/);
    await expect(page.locator('link[rel="alternate"][hreflang="de-DE"]')).toHaveAttribute(
      'href',
      /\/de-de\/[a-z-]+--gasketed$/,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /--gasketed$/);
  },
);

test('M5: the data layer gets the shown list and the selected article', async ({ page }) => {
  await page.goto(gasketed);
  const events = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: unknown[] }).dataLayer ?? [])
        .map((entry) => JSON.stringify(entry))
        .filter((entry) => /view_item_list|select_item/.test(entry)),
    );
  await expect.poll(events).toHaveLength(1);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/--gasketed\/.+--/);
  await expect
    .poll(async () => (await events()).join())
    .toMatch(/"event":"select_item".*"availability":"(webshop|quote only)"/);
});

test('hydrating a category page causes no layout shift', async ({ page }) => {
  for (const path of [
    gasketed,
    `${gasketed}?view=list&${f({ gasketMaterial: ['EPDM'] })}`,
    '/en-gb/heat-exchangers--heatexchangers',
  ]) {
    await page.addInitScript(() => {
      (window as unknown as { shift: number }).shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(0.02);
  }
});

test('going back restores page, cards, scroll position and collapsed filters', async ({ page }) => {
  await openWithRows(page, `${gasketed}?page=2`);
  const heading = filters(page).locator('details', { hasText: 'Plate material' }).first();
  await clickHydrated(heading.locator('summary').first());
  await expect(heading).not.toHaveAttribute('open');
  const before = await numbers(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await cards(page).nth(5).getByRole('link').first().click();
  await expect(page).toHaveURL(/--gasketed\/.+--/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(12);
  expect(await numbers(page)).toEqual(before);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - 700)).toBeLessThanOrEqual(2);
  await expect(heading).not.toHaveAttribute('open');
});

test('filters, order and view are in the address: a reload and a new browser show the same list', async ({
  page,
  browser,
}) => {
  await page.goto(gasketed);
  await box(page, /^EPDM/).click();
  await expect(page).toHaveURL(/f=/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const main = (shown: Page) => shown.locator('main').ariaSnapshot();
  const before = await main(page);
  await page.reload();
  await expect(box(page, /^EPDM/)).toBeChecked();
  await expect.poll(() => main(page)).toBe(before);
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
  await other.goto(page.url());
  await expect(box(other, /^EPDM/)).toBeChecked();
  await expect.poll(() => main(other)).toBe(before);
  await other.context().close();
});

test('a filtered list shared with another market is shown there in its language', async ({ page }) => {
  const response = await page.goto(
    `/de-de/any--gasketed?${f({ gasketMaterial: ['EPDM'], totalArea: { min: 5, max: 100 } })}&view=list`,
  );
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(/\/de-de\/[a-z-]+--gasketed\?.*view=list/);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(count(page)).toHaveText(/^\d+ Artikel von 60$/);
});

test('C3: a filter chosen in German finds the same in English, and so does an old address with German values', async ({
  page,
}) => {
  await page.goto('/de-de/any--gasketed');
  const german = page.locator('#filters').getByRole('checkbox', { name: /^Titan/ });
  await clickHydrated(german);
  await expect(page).toHaveURL(/f=/);
  await expect(count(page)).toHaveText(/^\d+ Artikel von 60$/);
  const total = (await count(page).innerText()).match(/^\d+/)![0];
  const query = new URL(page.url()).search;
  await page.goto(`${gasketed}${query}`);
  await expect(box(page, /^Titanium/)).toBeChecked();
  await expect(count(page)).toHaveText(new RegExp(`^${total} articles? of 60$`));
  await page.goto(`${gasketed}?${f({ plateMaterial: ['Titan Grad 1'] })}`);
  await expect(box(page, /^Titanium/)).toBeChecked();
  expect(new URL(page.url()).search).toBe(query);
});

test('the old articles stay, dimmed and busy, until the new ones are loaded', async ({ page }) => {
  await page.route('**/api/items/category/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/en-gb/gaskets--gaskets?view=grid');
  const list = page.locator('main ul[aria-busy="true"]');
  await filters(page).getByRole('checkbox').first().click();
  await expect(list.locator('li')).toHaveCount(12);
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL(/f=/);
});

test('removing a chip changes the address and moves the focus to the next one', async ({ page }) => {
  await page.goto(`${gasketed}?${f({ gasketMaterial: ['EPDM', 'FKM', 'HNBR'] })}`);
  await expect(box(page, /^EPDM/)).toBeChecked();
  const chips = page.getByRole('group', { name: 'Chosen filters' });
  await chips.getByRole('link', { name: /FKM/ }).click();
  await expect(page).not.toHaveURL(/FKM/);
  await expect(chips.getByRole('link', { name: /HNBR/ })).toBeFocused();
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/f=/);
  await expect(count(page)).toHaveText('60 articles');
  await expect(count(page)).toBeFocused();
});

test('a range has fields and sliders in the user’s measure system, and upstream’s units in the address', async ({
  page,
}) => {
  await page.goto(gasketed);
  await page.evaluate(() => (document.documentElement.dataset['measures'] = 'us'));
  const from = filters(page).getByRole('textbox', { name: 'Heat transfer area from, ft²' });
  await from.fill('100');
  await from.press('Enter');
  await expect(page).toHaveURL(/f=/);
  const { totalArea } = JSON.parse(new URL(page.url()).searchParams.get('f')!) as {
    totalArea: { min: number; max: number };
  };
  expect(totalArea.min).toBeCloseTo(9.2903, 3);
  await expect(from).toHaveValue('100');
  await expect(filters(page).getByRole('slider', { name: 'Heat transfer area from, ft²' })).toHaveValue('100');
  await page.evaluate(() => (document.documentElement.dataset['measures'] = 'si'));
  await expect(filters(page).getByRole('textbox', { name: 'Heat transfer area from, m²' })).toHaveValue('9.29');
});

test('long and right-to-left pseudo-languages cause no horizontal scrolling', async ({ page }) => {
  for (const locale of ['en-xa', 'en-xb']) {
    for (const view of ['grid', 'list']) {
      await page.goto(
        `/${locale}/gasketed-plate-heat-exchangers--gasketed?view=${view}&${f({ gasketMaterial: ['EPDM'] })}`,
      );
      await expectToFitTheScreen(page, `${locale} ${view}`);
    }
  }
});
