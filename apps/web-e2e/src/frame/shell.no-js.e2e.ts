import { expect, test } from '@playwright/test';

test('without JavaScript one goes from home through products to a category', async ({ page }) => {
  await page.goto('/en-gb/switch');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/\/en-gb\/#products$/);
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link', { name: /^Gasketed plate/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gasketed plate heat exchangers');
});

test('A4: without JavaScript the search form searches, on a company site too', async ({ page }) => {
  await page.goto('/en-gb/?companyId=-elmbridge');
  await page.getByRole('banner').getByRole('searchbox').fill('gasket');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/en-gb\/search\?.*q=gasket/);
  await expect(page).toHaveURL(/companyId=-elmbridge/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gasket');
});

test('A7: without JavaScript one changes the market', async ({ page }) => {
  await page.goto('/en-gb/');
  await page
    .getByRole('link', { name: /United Kingdom/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Sverige / svenska' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
});

test('choices that need a script are not there without one', async ({ page }) => {
  await page.goto('/en-gb/');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});
