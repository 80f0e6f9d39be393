import { expect, type Locator, type Page } from '@playwright/test';
import { clickHydrated } from './hydrated.ts';

/** The slide-in menu, opened by its button. */
export async function openMenu(page: Page): Promise<Locator> {
  await clickHydrated(page.getByRole('banner').locator('button[aria-haspopup=dialog]').last());
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('list')).toHaveCount(2);
  return menu;
}

/** The first line of each menu entry below the products, in order. */
export const menuLines = (menu: Locator): Promise<string[]> =>
  menu
    .getByRole('list')
    .last()
    .locator('li > * > span')
    .evaluateAll((lines) => lines.map((line) => line.firstChild?.textContent ?? ''));
