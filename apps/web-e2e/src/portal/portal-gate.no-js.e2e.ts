import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('H8: without JavaScript the account area links to sign-in and back', core, async ({ page }) => {
  await page.goto('/en-gb/portal/addresses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Customer Portal');
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await expect(link).toHaveAttribute('href', /returnTo=%2Fen-gb%2Fportal%2Faddresses&/);
  await expect(page.getByRole('main').locator('form, [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  await link.click();
  await expect(page.locator('input[name=password]')).toBeVisible();
});
