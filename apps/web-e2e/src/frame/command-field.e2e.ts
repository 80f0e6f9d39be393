import { expect, test, type Page } from '@playwright/test';
import { expectHydrated } from '../steps/hydrated.ts';
import { emptyCarts, shownRows } from '../steps/quick-order-rows.ts';
import { anna, grace, openSignedIn, signIn } from '../steps/sign-in.ts';

/** Presses the key of the field until it works: it does once the frame is hydrated. */
const focusBy = (page: Page, key: string) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator('#search-header')).toBeFocused({ timeout: 500 });
  }).toPass();

test('A4: I4: an order is opened by its number from any page, with the keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/sv-se/portal/orders', anna);
  const row = page.getByRole('table').getByRole('row').nth(1);
  const number = await row.getByRole('link').first().innerText();
  await page.goto('/sv-se/support');
  await expectHydrated(page.getByRole('banner').getByRole('searchbox'));
  await focusBy(page, 'Control+k');
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

test('A4: a number with pieces and Enter is in the cart, from any page', async ({ page }) => {
  await signIn(page, grace, '/en-gb/support');
  await emptyCarts(page);
  await page.goto('/en-gb/support');
  await expectHydrated(page.getByRole('banner').getByRole('searchbox'));
  await focusBy(page, '/');
  await page.keyboard.type('GX-050-NU-20 12');
  const option = page.getByRole('listbox').getByRole('option', { name: /GX-050-NU-20.*12 pieces.*£/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
  await expect(page).toHaveURL(/\/en-gb\/support$/);
  await emptyCarts(page);
});

test('A4: several pasted lines are rows of quick order', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, grace, '/en-gb/support');
  await expectHydrated(page.getByRole('banner').getByRole('searchbox'));
  await page.evaluate(() => navigator.clipboard.writeText('GX-050-NU-20 12\nGX-050-LW-20\t12\n'));
  await focusBy(page, '/');
  await expect(page.locator('#search-header')).toHaveRole('combobox');
  await page.keyboard.press('Control+v');
  await expect(page).toHaveURL(/\/en-gb\/quick-order$/);
  await expect(page.getByRole('button', { name: 'Add 2 rows to the cart' })).toBeVisible();
  expect((await shownRows(page)).map(({ line }) => line)).toEqual(['GX-050-NU-20 12', 'GX-050-LW-20 12']);
});

test('A4: what is loaded answers within a frame, and Alt with a figure leads to a group', async ({ page }) => {
  await page.goto('/en-gb/support');
  const field = page.locator('#search-header');
  await expectHydrated(field);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('g');
  await page.route('**/items/suggestions*', (route) => setTimeout(() => void route.continue(), 1000));
  // before the next task, so within the frame
  const isThere = await field.evaluate(async (element: HTMLInputElement) => {
    element.value = 'gaskets';
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
    return document.querySelector('[role=option][href*="gaskets--gaskets"]') !== null;
  });
  expect(isThere).toBe(true);
  const first = page.getByRole('group', { name: 'Articles' }).getByRole('option').first();
  await expect(first).toHaveAttribute('aria-keyshortcuts', 'Alt+2');
  await field.press('Alt+2');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
});
