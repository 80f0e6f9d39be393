import { expect, test, type Page } from '@playwright/test';
import { clickHydrated, expectHydrated } from '../steps/hydrated.ts';
import { core } from '../steps/story-tags.ts';

const gasketed = '/en-gb/gasketed-plate-heat-exchangers--gasketed';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pageViews = (page: Page) =>
  page.evaluate(
    () =>
      (window as { dataLayer?: { event?: string }[] }).dataLayer?.filter(({ event }) => event === 'page_view') ?? [],
  );

test('A1: on a company site every link and call keeps the company, page after page', core, async ({ page }) => {
  const calls: URL[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url())));
  await page.goto('/en-gb/?companyId=-elmbridge');
  const seen = new Set<string>();
  for (const target of ['main h3 a', 'main a[href*="gasketed"]', 'header a', 'footer a[href*="switch"]']) {
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))) {
      // the sign-in link contains the page to return to
      if (!href.startsWith('/media/'))
        expect(decodeURIComponent(href), `on ${page.url()}`).toContain('companyId=-elmbridge');
      seen.add(href);
    }
    await page.locator(target).first().click();
    await expect(page).toHaveURL(/companyId=-elmbridge/);
    await page.waitForLoadState('networkidle');
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(calls.length).toBeGreaterThan(0);
  for (const { searchParams } of calls) {
    expect(Object.fromEntries(searchParams)).toMatchObject({
      companyId: '-elmbridge',
      language: 'en',
      country: 'GB',
      locale: 'en-gb',
    });
    expect(searchParams.get('t')).toMatch(/^\d{13}$/);
  }
});

test('A9: all links of frame and home work', async ({ page, request }) => {
  await page.goto('/en-gb/');
  const hrefs = await page
    .locator('a[href^="/"]:not([href^="/auth/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(hrefs.length).toBeGreaterThan(30);
  for (const href of new Set(hrefs)) {
    const response = await request.get(href, { maxRedirects: 0 });
    expect(response.status(), href).toBe(200);
  }
});

test('A9: the market’s message is on the page, and the ribbon at the bottom left', async ({ page }) => {
  await page.goto('/sv-se/');
  await expect(page.getByText(/Lagret i Malmö inventerar/)).toBeVisible();
  await page.goto('/sr-latn-rs/');
  const box = await page.getByText('Samo upiti').boundingBox();
  expect(box!.x).toBe(0);
  expect(Math.round(box!.y + box!.height)).toBe(page.viewportSize()!.height);
});

test('A11: a visitor of an exclusive company’s site sees a reduced footer and no link to other markets', async ({
  page,
}) => {
  await page.goto('/sv-se/?companyId=-nordfrost');
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(/^Nordfrost Kyllager AB/);
  await expect(page.locator('a[href*="/switch"]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByText('Malmö')).toBeVisible();
});

test('A6: breadcrumbs show the category path, which search engines get as structured data', async ({ page }) => {
  await page.goto(gasketed);
  const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Heat exchangers', 'Gasketed plate heat exchangers']);
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  const list = data
    .map((text) => JSON.parse(text) as { '@type': string; itemListElement: unknown[] })
    .find((one) => one['@type'] === 'BreadcrumbList')!;
  expect(list.itemListElement).toHaveLength(3);
  await crumbs.nth(1).getByRole('link').click();
  await expect(heading(page)).toHaveText('Heat exchangers');
});

test('M5: each navigation pushes one page view with title, category and market', async ({ page }) => {
  await page.goto('/en-gb/');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  await clickHydrated(page.getByRole('link', { name: 'Heat exchangers' }).first());
  await expect(heading(page)).toHaveText('Heat exchangers');
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  const [home, category] = (await pageViews(page)) as Record<string, unknown>[];
  expect(home).toMatchObject({
    analytics_category: 'home',
    page_location: '/en-gb/',
    language: 'en',
    country: 'GB',
    companyId: null,
  });
  expect(category).toMatchObject({ analytics_category: 'category', page_title: await page.title() });
});

test('a navigation moves the focus to the heading and announces the title', async ({ page }) => {
  await page.goto('/en-gb/');
  await clickHydrated(page.getByRole('link', { name: 'Heat exchangers' }).first());
  await expect(heading(page)).toHaveText('Heat exchangers');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/en-gb/');
  const spareParts = page.getByRole('link', { name: 'Spare parts' }).last();
  await expectHydrated(spareParts);
  await page.evaluate(() => window.scrollTo(0, 500));
  await spareParts.click();
  await expect(heading(page)).toHaveText('Spare parts');
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(10);
  const before = 500;
  await page.goBack();
  await expect(heading(page)).toHaveText('The right part for the unit in front of you');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 3);
});

test('a chosen colour scheme applies to the next page before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en-gb/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(paper).toBe('rgb(15, 21, 23)');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en-gb/switch');
  expect(await paper()).toBe('rgb(15, 21, 23)');
});

test('offline the page stays and says so, and an opened link loads when online again', async ({ page, context }) => {
  await page.goto('/en-gb/');
  const country = page.getByRole('link', { name: /United Kingdom/ }).last();
  await expectHydrated(country);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await country.click();
  await expect(heading(page)).toHaveText('The right part for the unit in front of you');
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Country and language');
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('while upstream is down the page stays and says so, and an opened link loads afterwards', async ({ page }) => {
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }));
  await page
    .getByRole('link', { name: /^Gaskets/ })
    .first()
    .click();
  await expect(page.getByText('The shop is not answering.')).toBeVisible();
  await expect(heading(page)).toHaveText('The right part for the unit in front of you');
  await page.unroute('**/api/**');
  await expect(heading(page)).toHaveText('Gaskets');
  await expect(page.getByText('The shop is not answering.')).toBeHidden();
});

test('the error page loads the requested page on "Try again"', async ({ page }) => {
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '{}' }));
  await page
    .getByRole('link', { name: /United Kingdom/ })
    .last()
    .click();
  await expect(heading(page)).toHaveText('Something went wrong', { timeout: 20_000 });
  await page.unroute('**/api/**');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Country and language');
});

test('N4: code of an older version that is gone causes one page load, then an error message', async ({ page }) => {
  await page.goto('/en-gb/error');
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.route('**/assets/switch-page-route-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('link', { name: /United Kingdom/ })
    .last()
    .click();
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  expect(documents).toBe(1);
  // the server-rendered page stays readable, and its links work
  await expect(heading(page)).toHaveText('Country and language');
  await page.getByRole('link', { name: 'Sverige / svenska' }).click();
  await expect(page).toHaveURL(/\/sv-se\/$/);
});

test('the progress bar appears for slow loading and disappears afterwards', async ({ page }) => {
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const bar = document.querySelector('[role=progressbar]')!;
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
    new MutationObserver(() => seen.push(bar.hasAttribute('hidden') ? 'gone' : 'shown')).observe(bar, {
      attributes: true,
    });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.route('**/api/countries?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page
    .getByRole('link', { name: /United Kingdom/ })
    .last()
    .click();
  await expect(heading(page)).toHaveText('Country and language');
  await expect.poll(seen).toEqual(['shown', 'gone']);
});
