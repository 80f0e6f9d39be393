import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('B1: the shop opens in the language of its address', core, async ({ page }) => {
  const response = await page.goto('/sv-se');
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', /^sv/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('A1: the home page logs no errors to the console', core, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/en-gb', { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});
