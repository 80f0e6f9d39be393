import { expect, test, type Page } from '@playwright/test';
import { clickHydrated } from '../steps/hydrated.ts';
import { core } from '../steps/story-tags.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** The policy and legal pages, and our own accessibility statement. */
const texts: [path: string, title: string][] = [
  ['cookies', 'Cookies'],
  ['terms', 'Terms and conditions'],
  ['product-review-terms', 'Terms for reviews'],
  ['privacypolicy', 'Privacy policy'],
  ['policies/payment', 'Payment'],
  ['policies/shipping', 'Delivery'],
  ['policies/return', 'Returns'],
  ['accessibility', 'Accessibility statement'],
];

for (const [path, title] of texts) {
  test(
    `B4: /${path} is rendered by the server, on a company site too, with links to its other languages`,
    path === 'terms' ? core : {},
    async ({ page, request }) => {
      const html = await (await request.get(`/en-gb/${path}`)).text();
      expect(html).toContain(`${title}</h1>`);
      expect(html).toContain('<meta name="description"');
      expect(html).toMatch(new RegExp(`hrefLang="sr-Latn-RS" href="[^"]*/sr-latn-rs/${path}"`));
      const company = await page.goto(`/en-gb/${path}?companyId=-elmbridge`);
      expect(company?.status()).toBe(200);
      await expect(heading(page)).toHaveText(title);
      expect((await main(page).innerText()).length).toBeGreaterThan(600);
    },
  );
}

test('B4: /terms has the terms of use and of sale in the language of the market', async ({ page }) => {
  await page.goto('/de-de/terms');
  await expect(page.getByRole('region', { name: 'Nutzungsbedingungen' })).toContainText(
    'Vadholm Wärmeübertragung GmbH',
  );
  await expect(page.getByRole('region', { name: /Verkaufsbedingungen/ })).toBeVisible();
});

test('B4: terms that fail to load on the server show the specified error with 503, and can be retried', async ({
  page,
}) => {
  const failed = 'An error occurred when fetching the terms and conditions';
  const response = await page.goto('/en-gb/terms?companyId=-failterms');
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Terms and conditions');
  await expect(main(page).getByText(failed)).toHaveCount(2);
  await expect(page.getByRole('region', { name: /^Messages/ }).getByText(failed)).toBeVisible();
  const retry = main(page).getByRole('button', { name: 'Try again' }).first();
  await expect(retry).not.toHaveAttribute('aria-busy', 'true', { timeout: 20_000 }); // includes the browser's retries
  await page.route(/\/api\/termsandconditions/, async (route) => {
    const url = route.request().url().replace('companyId=-failterms', 'companyId=-elmbridge');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await retry.click();
  await expect(page.getByRole('heading', { name: '1. Who runs this shop' })).toBeVisible();
});

test('B4: terms are fetched when the page is opened, and only once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('termsandconditions')) asked.push(pathname);
  });
  await page.goto('/en-gb/cookies');
  expect(asked).toEqual([]);
  const open = () => clickHydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }));
  await open();
  await expect(page.getByRole('heading', { name: '1. Who runs this shop' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Cookies');
  await open();
  await expect(page.getByRole('heading', { name: '1. Who runs this shop' })).toBeVisible();
  expect(asked.toSorted()).toEqual(['/api/termsandconditions', '/api/termsandconditions/sale']);
});

test('B4: the index of a long text links to its sections', async ({ page }) => {
  await page.goto('/en-gb/privacypolicy');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3);
  const text = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: text })).toBeInViewport();
  await expect(page).toHaveURL(/#./);
});

test('N11: a content page that fails to load shows the error page with 503', async ({ page }) => {
  const response = await page.goto('/en-gb/privacypolicy?companyId=-failcontent');
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Something went wrong');
});

test('B6: /remade shows 404 in a market without remade units; elsewhere the first of them, and their description', async ({
  page,
}) => {
  expect((await page.goto('/pt-br/remade'))?.status()).toBe(404);
  const there = await page.goto('/en-gb/remade');
  expect(there?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Remade units');
  await expect(main(page)).toContainText('Warranty');
  const units = main(page).getByRole('region', { name: 'Remade units' }).getByRole('listitem');
  await expect(units).toHaveCount(4);
  for (const unit of await units.all()) await expect(unit.getByText(/£[\d,]+\.\d\d/)).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^See the \d+ units$/ })
    .click();
  await expect(page).toHaveURL(/--remade/);
});

test('C11: the reviews of an item link to the terms for reviews', async ({ page, request }) => {
  const ask = async <Answer>(path: string) => {
    const market = 'language=en&country=GB&locale=en-gb&t=1';
    const response = await request.get(`/api/${path}&${market}`, { headers: { 'x-csrf': '1' } });
    return (await response.json()) as Answer;
  };
  const { items } = await ask<{ items: { slug: string; genericItemId: string; categoryId: string }[] }>(
    'items/search?expression=gasketed&limit=100',
  );
  const oneOfEach = new Map(items.map((item) => [item.genericItemId, item]));
  for (const { slug, genericItemId, categoryId } of oneOfEach.values()) {
    const { reviews } = await ask<{ reviews: { count: number } }>(`items/${genericItemId}?categoryId=${categoryId}`);
    if (reviews.count === 0) continue;
    await page.goto(`/en-gb/x--${categoryId}/${slug}--${genericItemId}-`);
    await page.getByRole('link', { name: 'Terms for reviews' }).click();
    await expect(heading(page)).toHaveText('Terms for reviews');
    return;
  }
  throw new Error('no article with reviews among the hits');
});
