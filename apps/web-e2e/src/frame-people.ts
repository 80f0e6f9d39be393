import { expect, type Locator, type Page } from '@playwright/test';

/** Signs in from a page of the shop as a person would: by the button of the header, with one click on a demo account, and back. */
export async function signInAs(page: Page, name: string, path = '/en-gb/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('banner').locator('a[href^="/auth/login"]').click();
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(new RegExp(`${path.split('?')[0]!}`));
  await expect(portalLink(page, name)).toBeVisible();
}

/** The account button of somebody who is signed in. */
export const portalLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name.split(' ')[0]!}`) });

export const signInLink = (page: Page): Locator => page.getByRole('banner').locator('a[href^="/auth/login"]');

/** The slide-in menu, opened by its button. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').last().click();
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

/** The session ends elsewhere (signed out, or too long quiet), and this browser does not know. */
export async function endSessionElsewhere(page: Page, baseURL: string): Promise<void> {
  const context = page.context();
  const cookies = await context.cookies();
  const answer = await context.request.post('/auth/logout', {
    headers: { 'x-csrf': '1', origin: baseURL, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
  await context.addCookies(cookies);
}
