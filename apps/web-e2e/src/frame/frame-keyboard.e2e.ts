import { expect, test, type Page } from '@playwright/test';
import { clickHydrated } from '../steps/hydrated.ts';
import { marie, signIn } from '../steps/sign-in.ts';

const isInside = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null);

test('A3: the menu button opens the menu, which keeps the focus; Escape closes it and returns the focus', async ({
  page,
}) => {
  await signIn(page, marie, '/en-nl/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (let n = 0; n < 15; n += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(page), `after ${n + 1} times Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('A3: a dialog opened from the menu replaces it, and Escape returns the focus to the menu button', async ({
  page,
}) => {
  await page.goto('/en-gb/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await button.click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /^Country and language/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Country and language' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

for (const [width, locked] of [
  [430, true],
  [431, false],
] as const) {
  test(`A3: at ${width} px the page behind the market dialog ${locked ? 'is locked' : 'can be scrolled'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en-gb/');
    await clickHydrated(page.getByRole('link', { name: /^Country and language: United Kingdom/ }).first());
    await expect(page.getByRole('dialog', { name: 'Country and language' })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      locked ? 'hidden' : 'visible',
    );
  });
}
