import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** The header's way to the cart. */
export const cartLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Cart,/ });

/** Waits until the header says so many lines. */
export async function expectLines(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart, empty' : `Cart, ${count} line${count === 1 ? '' : 's'}`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
}

/** The buttons that put something into a cart, in the page. */
export const addButtons = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Add to cart/ });

export const cartCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => /^cart-/.test(name));
