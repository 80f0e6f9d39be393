import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('J1: without a script a number leads to its unit, and its parts are listed', core, async ({ page }) => {
  await page.goto('/en-gb/unit');
  await page.locator('main input[name=q]').fill('30 114 0021');
  await page.locator('main input[name=q]').press('Enter');
  await expect(page).toHaveURL(/\/en-gb\/unit\/[A-Z0-9]{10}$/);
  await expect(page.getByRole('table', { name: 'Spare parts' })).toContainText('GX-050-GC-EPDM');
});
