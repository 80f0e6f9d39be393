import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('E4: without JavaScript the page links to sign-in and shows no dead controls', core, async ({ page }) => {
  await page.goto('/en-gb/quick-order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick order');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    /\/auth\/login.*quick-order/,
  );
  await expect(main.getByRole('region', { name: 'What a list can look like' })).toContainText('2 x GX-100-GC-NBR-04');
  await expect(main.locator('button, input, textarea')).toHaveCount(0);
});
