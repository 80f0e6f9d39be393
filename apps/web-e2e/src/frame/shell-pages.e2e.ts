import { expect, test, type Page } from '@playwright/test';
import { clickHydrated, expectHydrated } from '../steps/hydrated.ts';
import { core } from '../steps/story-tags.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('B1: home shows the start block and the category tree; a company site needs no block', core, async ({ page }) => {
  await page.goto('/en-gb/');
  await expect(heading(page)).toHaveText('The right part for the unit in front of you');
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('link', { name: /^Gaskets/ })).toContainText(
    '5,100',
  );
  const company = await page.goto('/en-gb/?companyId=-failcontent');
  expect(company?.status()).toBe(200);
  await expect(heading(page)).toBeVisible();
});

test('a link to home, a category or an article shows its title and description in chats and mail', async ({
  page,
  request,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const [path, title] of [
    ['/de-de/', /.{10}/],
    ['/en-gb/gaskets--gaskets', /^Gaskets$/],
    ['/sv-se/x--gasketed/y--GX050-GX050H16061', /GX-050/],
  ] as const) {
    const html = await (await request.get(path)).text();
    const of = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    expect(of('title')).toMatch(title);
    expect(of('title')).not.toContain('Vadholm');
    expect(of('description')).toMatch(/.{20}/);
    expect(html).toContain(`<link rel="canonical" href="${of('url')}"`);
    expect(of('locale').toLowerCase().replace('_', '-')).toBe(path.slice(1, 6));
  }
  // React takes the page over with them in it
  await page.goto('/en-gb/gaskets--gaskets');
  await expectHydrated(page.getByRole('banner').locator('button[aria-haspopup=dialog]').last());
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('B1: home has a canonical address, links to all markets and structured data', core, async ({ request }) => {
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
  test(
    `B5: ${path} shows the not-found page with 404`,
    path === '/en-gb/no/such/page' ? core : {},
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByRole('search')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    },
  );
}

for (const path of ['/xx-yy/', '/fi-fi/switch', '/nonsense']) {
  test(
    `B5: ${path} has no market: it shows 404 with links to all markets`,
    path === '/xx-yy/' ? core : {},
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await page.getByRole('link', { name: 'Sverige / svenska' }).click();
      await expect(page).toHaveURL(/\/sv-se\/$/);
    },
  );
}

test('N11: countries that fail to load show the error page with 503 and the request id', core, async ({ page }) => {
  const response = await page.goto('/en-gb/switch?companyId=-failcountries');
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Something went wrong');
  await expect(page.getByText(/^[\da-f-]{36}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('N11: settings that fail to load show the error page with 503', async ({ page }) => {
  const response = await page.goto('/en-gb/?companyId=-failsettings');
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Something went wrong');
});

test('A7: the markets page is grouped by region and sorted by name, and opens another market by a page load', async ({
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
  // the choice is remembered by the script
  await clickHydrated(page.getByRole('link', { name: 'Deutschland / Deutsch' }));
  await expect(page).toHaveURL(/\/de-de\/\?companyId=-elmbridge$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.goto('/');
  await expect(page).toHaveURL(/\/de-de\/$/);
});

test('A7: the markets page of a locked country says so and offers no other country', async ({ page }) => {
  await page.goto('/pt-br/switch');
  await expect(page.getByText('O país é fixo.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Brasil / português']);
});
