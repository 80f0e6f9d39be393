import { expect, test } from '@playwright/test';
import { sam, openSignedIn } from '../steps/sign-in.ts';

test('I2: on a phone an address can be added and deleted by keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/en-us/portal/addresses', sam);
  const name = `Dock ${Date.now()}`;
  const add = page.getByRole('main').getByRole('link', { name: 'Add an address' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add an address' })).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Country', { exact: true })).toBeFocused();
  const type = async (label: string, text: string) => {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await type('Company or name', 'Lakeside Brewing Co.');
  await type('Street and number', '1 Lake Drive');
  await type('Address line 2', '');
  await type('City', 'Milwaukee');
  await type('State or province', 'Wisconsin');
  await type('ZIP code', '53204');
  await type('Name in your list', name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
});
