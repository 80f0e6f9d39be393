import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('E3: without JavaScript a list explains what lists are for, and links to sign-in', core, async ({ page }) => {
  await page.goto('/en-gb/shoppinglist/20000000-0000-4000-8000-000000000001');
  await expect(page.getByText(/^Lists are kept in your account/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/auth/login"]')).toBeVisible();
});

test('C12: without JavaScript no favourite marks are shown', async ({ page }) => {
  await page.goto('/en-gb/search?q=GX-050');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /in a list/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /^Sign in to save/ })).toHaveCount(0);
});
