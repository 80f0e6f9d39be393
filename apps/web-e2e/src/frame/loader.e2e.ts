import { expect, test } from '@playwright/test';
import { open } from '../steps/sign-in.ts';

test('A13: a slow change shows the progress bar until it is answered', async ({ page }) => {
  await open(page, '/en-gb/gaskets--gaskets?view=grid');
  await page.route('**/api/cart/*/add?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(bar).toBeVisible({ timeout: 1_200 });
  await expect(bar).toBeHidden();
});
