import { expect, test, type Page } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const open = async (page: Page) => {
  await page.goto('/en-gb/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page)).toBeVisible();
};

test(
  'A3: by keyboard alone a user opens the menu, goes down and back, and opens a category',
  core,
  async ({ page }) => {
    await page.goto('/en-gb/');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('button', { name: 'Products' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('button', { name: 'Back to Menu' })).toBeFocused();
    await menu(page)
      .getByRole('button', { name: /^Heat exchangers/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('button', { name: 'Back to Products' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('button', { name: /^Heat exchangers/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: /^All in Heat exchangers/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heat exchangers');
    await expect(menu(page)).toBeHidden();
  },
);

test('A3: the open menu keeps the focus; Escape closes it and returns the focus', async ({ page }) => {
  await open(page);
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
    );
    expect(inside, `after ${n + 1} times Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('A3: the menu slides for 225 ms, or at once with reduced motion', async ({ page }) => {
  await open(page);
  const duration = () => menu(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration.split(',')[0]);
  expect(await duration()).toBe('0.225s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Number.parseFloat((await duration())!)).toBeLessThan(0.001);
});

for (const [width, locked] of [
  [430, true],
  [431, false],
] as const) {
  test(`A3: at ${width} px the page behind the menu ${locked ? 'is locked' : 'can be scrolled'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      locked ? 'hidden' : 'visible',
    );
  });
}
