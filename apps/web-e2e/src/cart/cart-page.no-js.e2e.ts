import { expect, test } from '@playwright/test';

test('without JavaScript the cart says what it needs, and the frame leads on', async ({ page }) => {
  await page.goto('/en-gb/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  const told = page.locator('noscript p');
  await expect(told).toBeVisible();
  expect(await told.textContent()).toContain('The cart needs JavaScript.');
});
