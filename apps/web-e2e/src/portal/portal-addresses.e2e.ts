import { expect, test } from '@playwright/test';
import { noah, openSignedIn } from '../steps/sign-in.ts';

test('I2: Noah adds, edits and deletes addresses, and undoes a deletion', async ({ page }) => {
  test.slow(); // four forms, and six seconds of waiting
  await openSignedIn(page, '/en-gb/portal/addresses', noah);
  const name = `Pump room "${Date.now()}" <east>`;
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

  await page.getByRole('main').getByRole('link', { name: 'Add an address' }).click();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('GB');
  await page.getByLabel('Company or name').fill('Noah Evans');
  await page.getByLabel('Street and number').fill('3 Dock Road');
  await page.getByLabel('City', { exact: true }).fill('Liverpool');
  await page.getByLabel('Postcode').fill('l3 4al');
  await page.getByLabel('Name in your list').fill(name);
  await page.getByLabel(/Use for deliveries/).check();
  await page.getByLabel('Name in your list').press('Enter');
  await expect(card).toContainText('L3 4AL');
  await expect(card).toContainText('Default for deliveries');
  await expect(page.getByRole('heading', { name })).toBeFocused();

  await card.getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Country', { exact: true }).selectOption('US');
  await expect(page.getByLabel('ZIP code')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    'Choose a state or province.',
    'Enter a ZIP code like 53204 that lies in the chosen state.',
  ]);
  await page.getByLabel('State or province').selectOption('WI');
  await page.getByLabel('ZIP code').fill('53204');
  await page.getByLabel('City', { exact: true }).fill('Milwaukee');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Milwaukee, WI 53204');

  const remove = card.getByRole('button', { name: /^Delete/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Milwaukee, WI 53204');
  await expect(card).toContainText('Default for deliveries');

  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 10_000 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addresses');
  await expect(card).toHaveCount(0);
});

test('going back closes the address form, and going forward restores the input', async ({ page }) => {
  await openSignedIn(page, '/en-gb/portal/addresses', noah);
  await page.getByRole('main').getByRole('link', { name: 'Add an address' }).click();
  await page.getByLabel('Street and number').fill('3 Dock Road');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addresses');
  await page.goForward();
  await expect(page.getByLabel('Street and number')).toHaveValue('3 Dock Road');
  await expect(page.getByText('What you entered is here again.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add an address' }).click();
  await expect(page.getByLabel('Street and number')).toHaveValue('');
});

test('N11: countries that fail to load show the error page', async ({ page }) => {
  await page.goto('/en-gb/portal/addresses?companyId=-failcountries');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
});
