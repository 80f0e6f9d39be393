import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('without JavaScript the quote request says that it needs it, and links to sign-in', core, async ({ page }) => {
  for (const path of ['/en-gb/partners', '/en-gb/details']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request quotes');
    await expect(main.getByText(/^Asking for quotes here needs JavaScript/)).toBeVisible();
    await expect(main.locator('form, [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Sign in and continue' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});
