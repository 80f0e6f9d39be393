import { expect, type Page } from '@playwright/test';
import { openCartWith } from './cart-page-lines.ts';
import { newPerson, signUp, type Account } from './sign-in.ts';

/** Waits until a section of the sheet is open, on a page that has loaded its order; `Review` is the sheet with all of them closed. */
export async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'Your order' })).toBeVisible();
  if (name === 'Review') await expectClosedSheet(page);
  else await expect(openSection(page)).toHaveText(name);
}

/** The heading of the open section. */
export const openSection = (page: Page) => page.locator('h2[aria-current=step]');

/** Waits for an order that is complete and can be placed. */
export async function expectClosedSheet(page: Page): Promise<void> {
  await expect(page.getByText('Each part can be changed here.')).toBeVisible();
  await expect(openSection(page)).toHaveCount(0);
}

/** Opens the checkout as a visitor with a cart, by the sign-in link and a new account. */
export async function openCheckout(page: Page, { lines = 2 } = {}): Promise<Account> {
  const who = newPerson();
  await openCartWith(page, lines);
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await page.getByRole('link', { name: 'Sign in and continue' }).click();
  await signUp(page, who);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  // the modal dialog blocks input
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectStep(page, 'Contact');
  return who;
}

/** Saves the open section. */
export const save = (page: Page) => page.getByRole('button', { name: /^Save( and continue)?$/ }).click();

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

/** Fills the sections from the first to the closed sheet; invoices go to the delivery address, with the cheapest freight. */
export async function fillToReview(page: Page): Promise<void> {
  await fillContact(page);
  await fillDelivery(page);
  await save(page);
  await expectStep(page, 'Freight');
  await expect(page.getByRole('radio', { name: /^Economy/ })).toBeChecked();
  await save(page);
  await expectStep(page, 'Review');
}
