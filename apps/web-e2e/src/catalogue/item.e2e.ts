import { expect, test, type Page } from '@playwright/test';
import { expectNothing } from '../steps/axe.ts';
import { core } from '../steps/story-tags.ts';

const category = '/en-gb/gasketed-plate-heat-exchangers--gasketed';
const gx050 = `${category}/gasketed-plate-heat-exchanger-gx-050-61-plates-hnbr--GX050-GX050H16061`;
const onRequest = `${category}/gasketed-plate-heat-exchanger-gx-150-301-plates-epdm--GX150-GX150H16301`;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const sales = (page: Page) => page.getByRole('region', { name: 'Price and availability' });

/** Sum of the layout shifts from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const store = window as { shifts?: number };
    store.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) store.shifts! += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { shifts?: number }).shifts ?? 0);
}

test('C6: both slugs are corrected by one permanent redirect that keeps the query', core, async ({ request }) => {
  const response = await request.get('/en-gb/x--gasketed/y--GX050-GX050H16061?t=asme&h=7', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toContain(`${gx050}?t=asme&h=7`);
  expect((await request.get(gx050, { maxRedirects: 0 })).status()).toBe(200);
});

test('C6: category a001 means no category, and its slug is -', core, async ({ request }) => {
  const response = await request.get('/en-gb/gasketed--a001/y--GX050-GX050H16061', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toContain(
    '/en-gb/---a001/gasketed-plate-heat-exchanger-gx-050-61-plates-hnbr--GX050-GX050H16061',
  );
});

test('C6: item tags are part of the address: two values of t show two variants', async ({ page }) => {
  for (const gasket of ['EPDM', 'FKM', 'EPDM']) {
    await page.goto(`/en-gb/x--gasketed/y--GX050-?t=${gasket}`);
    await expect(h1(page)).toContainText(gasket);
    await expect(page).toHaveURL(new RegExp(`t=${gasket}`));
  }
});

test('C6: variant=strict shows exactly this variant, even if the tags select another', async ({ page }) => {
  await page.goto('/en-gb/x--gasketed/y--GX050-GX050H16061?t=EPDM&variant=strict');
  await expect(h1(page)).toContainText('HNBR');
  await page.goto('/en-gb/x--gasketed/y--GX050-GX050H16061?t=EPDM');
  await expect(h1(page)).toContainText('EPDM');
});

test('C6: a spare part has the item where it was found in its breadcrumbs', async ({ page }) => {
  await page.goto(gx050);
  await page.getByRole('link', { name: /^Channel gasket GX-050/ }).click();
  await expect(h1(page)).toContainText('Channel gasket');
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await trail.getByRole('link', { name: 'GX-050-H16-061' }).click();
  await expect(h1(page)).toContainText('61 plates');
});

test('C7: an id known only as commercial item id is found by a second request', core, async ({ page }) => {
  const response = await page.goto('/en-gb/x--remadegasketed/y--NOSUCH-GX032041');
  expect(response?.status()).toBe(200);
  await expect(h1(page)).toContainText('GX-032');
});

test('C7: unknown items show the not-found page, failing ones the error page', async ({ page }) => {
  for (const [path, status] of [
    ['/en-gb/x--gasketed/y--NOSUCH-', 404],
    ['/en-gb/x--gasketed/y--NOSUCH-NOSUCH', 404],
    ['/en-gb/x--gasketed/y--fail404-', 404],
    ['/en-gb/x--gasketed/y--fail503-', 503],
    ['/en-gb/x--gasketed/y--fail500-', 503],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    await expect(h1(page)).toBeVisible();
  }
});

test('C8: price, quantity breaks and structured data are in the HTML', core, async ({ request }) => {
  const html = await (await request.get(gx050)).text();
  expect(html).toMatch(/£2,8\d\d\.00/);
  expect(html).toContain('Larger quantities');
  expect(html).toContain('"@type":"Product"');
  expect(html).toContain('"@type":"Offer"');
  expect(html).toContain('hrefLang="sv-SE"');
});

test('C8: a slow price is requested by the browser and causes no layout shift', async ({ page, request }) => {
  expect(await (await request.get(onRequest)).text()).toContain('Asking for price and availability');
  const shifts = await watchShifts(page);
  const complete = page.waitForResponse(
    (response) => response.url().includes('/api/items/GX150') && response.url().includes('salesDetails=complete'),
  );
  await page.goto(onRequest);
  await expect(sales(page).getByRole('status')).toContainText('Asking for price');
  await complete;
  await expect(
    sales(page)
      .getByText(/£[\d,]+\.\d\d/)
      .first(),
  ).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);
});

test('C8: a discontinued item links to its successor', async ({ page }) => {
  await page.goto('/en-gb/x--earlierseries/y--GX040-GX040H10021N');
  await expect(page.getByText('No longer made.')).toBeVisible();
  await page.getByText('No longer made.').locator('..').getByRole('link').click();
  await expect(h1(page)).toContainText('GX-050');
});

test('C11: reviews are on the page; slow ones come later, and failing ones do not break the page', async ({
  page,
  request,
}) => {
  await page.goto(gx050);
  const reviews = page.getByRole('region', { name: /Reviews/ });
  await expect(reviews.getByRole('listitem').first()).toBeVisible();
  const started = Date.now();
  const slow = await request.get(`${gx050}?companyId=-slowreviews`);
  expect(slow.status()).toBe(200);
  expect(Date.now() - started).toBeLessThan(1900);
  expect(await slow.text()).toContain('Reviews are being loaded');
  const failed = await page.goto(`${gx050}?companyId=-failreviews`);
  expect(failed?.status()).toBe(200);
  await expect(reviews.getByText('cannot be shown at the moment')).toBeVisible({ timeout: 20_000 });
});

test('failing related articles do not break the page', async ({ page }) => {
  const response = await page.goto(`${gx050}?companyId=-failrelated`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Parts, kits and alternatives cannot be shown at the moment.')).toBeVisible({
    timeout: 20_000,
  });
});

test('every document and drawing linked on the page can be downloaded', async ({ page, request }) => {
  await page.goto(gx050);
  const files = await page
    .locator('main a[href^="/media/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  }
});

test('another variant opens without a page load, and going back shows the first', async ({ page }) => {
  await page.goto(gx050);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => ((window as { same?: boolean }).same = true));
  await page.getByRole('list', { name: 'Plates' }).getByRole('link', { name: '91' }).click();
  await expect(h1(page)).toContainText('91 plates');
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  await page.goBack();
  await expect(h1(page)).toContainText('61 plates');
});

test('the article number can be copied with one click, which is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(gx050);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Copy article number GX-050-H16-061' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GX-050-H16-061');
});

test('US measures are shown at once and on the next page, with the original value as tooltip', async ({ page }) => {
  await page.goto(gx050);
  const weight = page.locator('#specification').getByText('Weight', { exact: true }).locator('..');
  await expect(weight.getByText('209 kg')).toBeVisible();
  await page.locator('#specification').getByRole('radio', { name: 'US' }).check();
  await expect(weight.getByText('461 lb')).toBeVisible();
  await expect(weight.getByText('209 kg')).toBeHidden();
  await expect(weight.getByText('461 lb')).toHaveAttribute('title', /209.kg/);
  await page.goto(onRequest);
  await expect(page.getByText(/psi$/).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('#specification').getByRole('radio', { name: 'US' })).toBeChecked();
});

test('M5: the data layer gets the item with its availability', async ({ page }) => {
  await page.goto(gx050);
  const views = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? [])
        .filter(({ event }) => event === 'view_item')
        .map((entry) => JSON.stringify(entry)),
    );
  await expect.poll(async () => (await views()).length).toBe(1);
  expect((await views())[0]).toContain('"availability":"webshop"');
});

test('WCAG: axe finds nothing on the item page, light and dark', async ({ page }) => {
  await page.goto(gx050);
  await page.waitForLoadState('networkidle');
  await expectNothing(page);
});
