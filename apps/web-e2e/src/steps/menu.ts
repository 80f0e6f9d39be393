import { expect, type Locator, type Page } from '@playwright/test';
import { clickAlive } from './alive.ts';

/** The slide-in menu, opened by its button. */
export async function openMenu(page: Page): Promise<Locator> {
  await clickAlive(page.getByRole('banner').locator('button[aria-haspopup=dialog]').last());
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('list')).toHaveCount(2);
  return menu;
}

/** What the menu holds below the products, in its order: the first line of each entry. */
export const menuLines = (menu: Locator): Promise<string[]> =>
  menu
    .getByRole('list')
    .last()
    .locator('li > * > span')
    .evaluateAll((lines) => lines.map((line) => line.firstChild?.textContent ?? ''));
