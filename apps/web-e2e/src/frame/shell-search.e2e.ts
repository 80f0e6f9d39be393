import { expect, test, type Page } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

const field = (page: Page) => page.locator('#search-header');
const options = (page: Page) => page.getByRole('option');

/** Types into the header's search field once its suggestions are loaded. */
async function type(page: Page, text: string) {
  await field(page).focus();
  await expect(field(page)).toHaveRole('combobox');
  await field(page).pressSequentially(text);
}

test('A4: an empty search only focuses the field; a search with words opens the hits', async ({ page }) => {
  await page.goto('/en-gb/switch');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/switch$/);
  await type(page, '  gasket ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-gb\/search\?q=gasket$/);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('by keyboard alone a user finds an article in the suggestions and opens it', async ({ page }) => {
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  // the key works once the page is hydrated, which a busy machine delays
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('expression') === 'gx-050',
  );
  await type(page, 'gx-050');
  await answered;
  await expect(options(page).first()).toBeVisible();
  const number = page.getByRole('group', { name: 'Articles' }).getByRole('option').first();
  for (let n = 0; n < 10 && (await number.getAttribute('aria-selected')) !== 'true'; n += 1)
    await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await number.getAttribute('id'))!);
  await expect(field(page)).toBeFocused();
  const href = await number.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href!.split('?')[0]!}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/GX-050/i);
});

test('A4: "gask" suggests the gaskets, then articles of that name that are in stock', async ({ page }) => {
  await page.goto('/en-gb/');
  await type(page, 'gask');
  await expect(options(page).first()).toHaveText(/^Gaskets/);
  const articles = page.getByRole('group', { name: 'Articles' }).getByRole('option');
  await expect(articles).toHaveText(Array.from({ length: 6 }, () => /gasket.*in stock/i));
});

test('A4: the suggestions open and close in 200 ms, and Escape closes them and keeps the text', async ({ page }) => {
  await page.goto('/en-gb/');
  await type(page, 'gasket');
  await expect(options(page).first()).toBeVisible();
  const list = page.locator('#search-header-list').locator('..');
  expect(await list.evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0])).toBe('0.2s');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue('gasket');
});

test('text typed before the script has loaded is kept and gets suggestions', async ({ page }) => {
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/en-gb/switch', { waitUntil: 'commit' });
  await field(page).pressSequentially('gasket');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('gasket');
  await expect(field(page)).toBeFocused();
});

test('suggestions are not requested for an unchanged expression, nor for each key', async ({ page }) => {
  const calls: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/api/items/suggestions') &&
      calls.push(new URL(request.url()).searchParams.get('expression')!),
  );
  await page.goto('/en-gb/');
  await type(page, 'gasket');
  await expect(options(page).first()).toBeVisible();
  await type(page, ' ');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.waitForTimeout(400);
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.length).toBeLessThan(4);
});

test('? opens the list of shortcuts, which can be switched off permanently; in a field both keys type characters', async ({
  page,
}) => {
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  // the key works once the page is hydrated, which a busy machine delays
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('a/?');
  await expect(field(page)).toHaveValue('a/?');
  await field(page).blur();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.reload({ waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(field(page)).not.toBeFocused();
  await expect(dialog).toBeHidden();
});

test(
  'A4: an article number with pieces and Enter puts them into the cart, the next one follows at once',
  core,
  async ({ page }) => {
    await page.goto('/en-gb/switch');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await type(page, 'gx050nu20 12');
    const order = page.getByRole('group', { name: 'Add to cart' }).getByRole('option');
    await expect(order).toContainText('GX-050-NU-20');
    await expect(order).toContainText('12 pieces');
    await page.keyboard.press('Enter');
    await expect(page.getByText('GX-050-NU-20 is in your cart.')).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    // faster than the suggestions
    await field(page).pressSequentially('GX-050-LW-20 x 4');
    await page.keyboard.press('Enter');
    await expect(page.getByText('GX-050-LW-20 is in your cart.')).toBeVisible();
    await page.goto('/en-gb/cart');
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows.filter({ hasText: 'GX-050-NU-20' }).getByRole('spinbutton')).toHaveValue('12');
    await expect(rows.filter({ hasText: 'GX-050-LW-20' }).getByRole('spinbutton')).toHaveValue('4');
  },
);

test('A4: words that only look like an order are searched for', async ({ page }) => {
  await page.goto('/en-gb/switch');
  await page.waitForLoadState('networkidle');
  await type(page, 'GX-050 61');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-gb\/search\?q=GX-050\+61$/);
});
