import { expect, type Page } from '@playwright/test';
import { openCartWith } from './cart-page-lines.ts';
import { newPerson, portalLink, signUp, type Account } from './sign-in.ts';

/** The heading of a step, of the page that has its order. */
export async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your order' })).toBeVisible();
}

/** As a visitor with a cart: through the invitation to sign in and a new account into the checkout. */
export async function openCheckout(page: Page, { lines = 2 } = {}): Promise<Account> {
  const who = newPerson();
  await openCartWith(page, lines);
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await page.getByRole('link', { name: 'Sign in and continue' }).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  // beneath it nothing can be typed
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectStep(page, 'Contact');
  return who;
}

export const save = (page: Page) => page.getByRole('button', { name: /^Save and continue/ }).click();

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await page.getByLabel(/^Your purchase order number/).fill('PO-77');
  await page.getByLabel(/^Remark/).fill('Gate 4');
  await save(page);
  await expectStep(page, 'Delivery address');
}

export async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel(/^Company or name/).fill('Dock works');
  await page.getByLabel(/^Street and number/).fill('9 Dock Road');
  await page.getByLabel(/^City/).fill('Hull');
  await page.getByLabel(/^Postcode/).fill('HU1 1AA');
  await save(page);
  await expectStep(page, 'Invoice address');
}

/** From the first step to the review; invoices go to the delivery address, freight the cheapest way. */
export async function fillToReview(page: Page): Promise<void> {
  await fillContact(page);
  await fillDelivery(page);
  await save(page);
  await expectStep(page, 'Freight');
  await expect(page.getByRole('radio', { name: /^Economy/ })).toBeChecked();
  await save(page);
  await expectStep(page, 'Review');
}
