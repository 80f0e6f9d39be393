import { expect, test } from '@playwright/test';
import { expectHydrated } from '../steps/hydrated.ts';
import { anna, openSignedIn, signIn } from '../steps/sign-in.ts';

test('A4: I4: an order is opened by its number from any page, with the keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/sv-se/portal/orders', anna);
  const row = page.getByRole('table').getByRole('row').nth(1);
  const number = await row.getByRole('link').first().innerText();
  await page.goto('/sv-se/support');
  await expectHydrated(page.getByRole('banner').getByRole('searchbox'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(number);
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option', { name: new RegExp(`^${number}`) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('A4: pages are opened by their names, those of the account by signed-in people alone', async ({ page }) => {
  await page.goto('/en-gb/support');
  const field = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
  await expectHydrated(field);
  await field.click();
  await page.keyboard.type('find a');
  await expect(page.getByRole('listbox').getByRole('option', { name: 'Find a unit' })).toBeVisible();
  await field.fill('orders');
  await expect(page.getByRole('listbox').getByRole('option', { name: 'Orders', exact: true })).toBeHidden();
  await signIn(page, anna, '/en-gb/support');
  await expectHydrated(field);
  await field.click();
  await page.keyboard.type('orders');
  await page.getByRole('listbox').getByRole('option', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveURL(/\/en-gb\/portal\/orders$/);
});
