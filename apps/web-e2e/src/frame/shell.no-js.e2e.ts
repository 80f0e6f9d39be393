import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('without JavaScript a user opens a category from home', core, async ({ page }) => {
  await page.goto('/en-gb/switch');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/\/en-gb\/#products$/);
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link', { name: /^Gasketed plate/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gasketed plate heat exchangers');
});

test('A4: without JavaScript search works, on a company site too', core, async ({ page }) => {
  await page.goto('/en-gb/?companyId=-elmbridge');
  await page.getByRole('banner').getByRole('searchbox').fill('gasket');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/en-gb\/search\?.*q=gasket/);
  await expect(page).toHaveURL(/companyId=-elmbridge/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gasket');
});

test('A7: without JavaScript the market can be changed', async ({ page }) => {
  await page.goto('/en-gb/');
  await page
    .getByRole('link', { name: /United Kingdom/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Sverige / svenska' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
});

test('without JavaScript theme and shortcut controls are not shown', async ({ page }) => {
  await page.goto('/en-gb/');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});
