import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('without JavaScript the checkout says that it needs it, and links to sign-in', core, async ({ page }) => {
  await page.goto('/en-gb/checkout/freight');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(main.getByText(/^Ordering here needs JavaScript/)).toBeVisible();
  await expect(main.locator('form, [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Sign in and continue' })).toHaveAttribute(
    'href',
    /returnTo=%2Fen-gb%2Fcheckout%2Ffreight&/,
  );
});

test('F1: without JavaScript the checkout redirects to home too in a market without buying', async ({ page }) => {
  await page.goto('/sr-latn-rs/checkout');
  await expect(page).toHaveURL(/\/sr-latn-rs\/?$/);
});
