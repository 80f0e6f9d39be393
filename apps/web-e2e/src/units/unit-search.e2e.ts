import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { anna, open, signIn } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Serial number, tag or your name for the unit' });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'J1: a serial number leads to its unit, however it is written: hits while typing, the exact one on Enter',
  core,
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/units/search')) calls.push(pathname.replace('/api', ''));
    });
    await open(page, '/en-gb/unit');
    await expect(h1(page)).toHaveText('Find a unit');
    await field(page).pressSequentially('0021', { delay: 20 });
    await expect(
      page.getByRole('list', { name: 'Units found' }).getByRole('link', { name: '30-114-0021' }),
    ).toBeVisible();
    await field(page).fill('301140021');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/en-gb\/unit\/[A-Z0-9]{10}$/);
    await expect(page.getByRole('region', { name: 'Nameplate' })).toContainText('30-114-0021');
    expect(calls).toContain('/units/search');
    expect(calls).toContain('/units/searchbyserial/301140021');
  },
);

test('J1: two makers share a number, nobody has another: the page says so and offers the next step', async ({
  page,
}) => {
  await page.goto('/en-gb/unit?q=30-087-0140');
  const hits = page.getByRole('list', { name: 'Units found' }).getByRole('listitem');
  await expect(hits).toHaveCount(2);
  await expect(hits.first()).toContainText('Torvex, P50, 2009');
  await expectNothingSerious(page, 'main');
  await page.goto('/en-gb/unit?q=30-114-0012');
  await expect(page.getByRole('heading', { name: 'No unit found for 30-114-0012' })).toBeVisible();
  await page
    .getByRole('list', { name: 'Did you mean one of these?' })
    .getByRole('link', { name: '30-114-0021' })
    .click();
  await expect(h1(page)).toContainText('GX-050');
});

test('J1: a tag leads to its unit, that of a deleted unit says so', async ({ page }) => {
  await page.goto('/en-gb/unit?q=vt-0021');
  await expect(page).toHaveURL(/\/en-gb\/unit\/[A-Z0-9]{10}$/);
  await page.goto('/en-gb/unit?q=VT-0003');
  await expect(page.getByText('The unit with tag VT-0003 is no longer registered here.')).toBeVisible();
});

test('J1: a customer finds a unit by their own name for it', async ({ page }) => {
  await signIn(page, anna, '/en-gb/unit?q=harbour');
  await page
    .getByRole('list', { name: 'Your units' })
    .getByRole('link', { name: /Malmö harbour/ })
    .first()
    .click();
  await expect(h1(page)).toContainText('Malmö harbour');
});

test('J1: on a company site the block is not asked for, and the search works', async ({ page }) => {
  await page.goto('/en-gb/unit?companyId=-elmbridge');
  await expect(h1(page)).toHaveText('Find a unit');
  await expect(field(page)).toBeVisible();
});

test('J1: the header’s search field knows serial numbers and tags', async ({ page }) => {
  await open(page, '/en-gb/');
  const search = page.getByRole('banner').getByRole('combobox').or(page.getByRole('banner').getByRole('searchbox'));
  await search.click();
  await search.pressSequentially('30-114-0021', { delay: 20 });
  await expect(page.getByRole('option', { name: /30-114-0021.*: GX-050, 2016/ })).toBeVisible();
  await search.fill('VT-0021');
  const option = page.getByRole('option', { name: /30-114-0021: GX-050, 2016/ });
  await expect(option).toBeVisible();
  await option.click();
  await expect(page.getByRole('region', { name: 'Nameplate' })).toContainText('30-114-0021');
});

test('J7: the link on a label leads to its unit in the reader’s language, an unknown one to the search', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'locale', value: 'sv-se', url: baseURL! }]);
  await page.goto('/i/VT-0021');
  await expect(page).toHaveURL(/\/sv-se\/unit\/[A-Z0-9]{10}$/);
  await page.goto('/i/99-999-9999');
  await expect(page).toHaveURL(/\/sv-se\/unit\?q=99-999-9999$/);
  await expect(page.locator('main input[name=q]')).toHaveValue('99-999-9999');
});
