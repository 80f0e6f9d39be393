import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('without JavaScript the cart says that it needs it', core, async ({ page }) => {
  await page.goto('/en-gb/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  const told = page.locator('noscript p');
  await expect(told).toBeVisible();
  expect(await told.textContent()).toContain('The cart needs JavaScript.');
  // and leads on
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link', { name: /^Gaskets/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets');
});
