import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

test('H8: without JavaScript the header links to the sign-in page', core, async ({ page }) => {
  await page.goto('/en-gb/gasketed-plate-heat-exchangers--gasketed');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page).not.toHaveURL(/localhost/);
});

test('A9: without JavaScript the footer and the links to other markets work', async ({ page }) => {
  await page.goto('/en-gb/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
  await page
    .getByRole('link', { name: /^Country and language/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Country and language');
});
