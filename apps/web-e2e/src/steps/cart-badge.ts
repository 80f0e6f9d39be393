import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** The cart link in the header. */
export const cartLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Cart,/ });

/** Waits until the header shows this number of lines. */
export async function expectLines(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart, empty' : `Cart, ${count} line${count === 1 ? '' : 's'}`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
}

/** The buttons on the page that add to a cart. */
export const addButtons = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Add to cart/ });

export const cartCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => /^cart-/.test(name));
