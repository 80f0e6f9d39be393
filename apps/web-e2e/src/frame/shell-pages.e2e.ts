import { expect, test, type Page } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('B1: home has the start block and the tree; a company site asks for no block', async ({ page }) => {
  await page.goto('/en-gb/');
  await expect(heading(page)).toHaveText('The right part for the unit in front of you');
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('link', { name: /^Gaskets/ })).toContainText(
    '5,100',
  );
  const company = await page.goto('/en-gb/?companyId=-failcontent');
  expect(company?.status()).toBe(200);
  await expect(heading(page)).toBeVisible();
});

test('B1: home in dark, light and every market says the same of itself to search engines', async ({ request }) => {
  const html = await (await request.get('/de-de/')).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/de-de\/"/);
  for (const tag of [
    'sv-SE',
    'de-DE',
    'en-US',
    'en-GB',
    'fr-FR',
    'nl-NL',
    'en-NL',
    'pt-BR',
    'sr-Latn-RS',
    'x-default',
  ]) {
    expect(html, tag).toContain(`hrefLang="${tag}"`);
  }
  expect(html).toContain('"@type":"WebSite"');
});

for (const [path, title] of [
  ['/en-gb/no/such/page', 'Page not found'],
  ['/en-gb/not-found', 'Page not found'],
  ['/sv-se/finns/inte/alls', 'Sidan finns inte'],
] as const) {
  test(`B5: ${path} is the not-found page with status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

for (const path of ['/xx-yy/', '/fi-fi/switch', '/nonsense']) {
  test(`B5: ${path} is no market: not found, 404, with all markets to choose from`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Sverige / svenska' }).click();
    await expect(page).toHaveURL(/\/sv-se\/$/);
  });
}

test('N11: countries that fail to load give the generic error page, 503, with the request’s number', async ({
  page,
}) => {
  const response = await page.goto('/en-gb/switch?companyId=-failcountries');
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Something went wrong');
  await expect(page.getByText(/^Request \S{8,}/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('N11: settings that fail to load give the same page, before any frame', async ({ page }) => {
  const response = await page.goto('/en-gb/?companyId=-failsettings');
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Something went wrong');
});

test('A7: the switcher groups by region, sorts by name and leads to another market as a new document', async ({
  page,
}) => {
  await page.goto('/en-gb/switch?companyId=-elmbridge');
  await expect(page.getByRole('region', { name: 'Europe' }).getByRole('link')).toHaveText([
    'Deutschland / Deutsch',
    'France / français',
    'Nederland / Nederlands',
    'Netherlands / English',
    'Srbija / srpski',
    'Sverige / svenska',
    'United Kingdom / English',
  ]);
  await page.getByRole('link', { name: 'Deutschland / Deutsch' }).click();
  await expect(page).toHaveURL(/\/de-de\/\?companyId=-elmbridge$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.goto('/');
  await expect(page).toHaveURL(/\/de-de\/$/);
});

test('A7: a locked country says so and offers no other', async ({ page }) => {
  await page.goto('/pt-br/switch');
  await expect(page.getByText('O país é fixo.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Brasil / português']);
});
