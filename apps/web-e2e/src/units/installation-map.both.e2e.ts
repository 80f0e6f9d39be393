import { expect, test } from '@playwright/test';
import { luc, signIn } from '../steps/sign-in.ts';

test('J6: the place of a unit is set on a map, by a press and from the keyboard', async ({ page }) => {
  await signIn(page, luc, '/en-gb/portal/units');
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/portal\/units\/\w+/);
  await page.goto(`${new URL(page.url()).pathname.split('/').slice(0, 5).join('/')}/installation-info`);
  const degrees = () =>
    Promise.all([/^Latitude/, /^Longitude/].map(async (name) => Number(await page.getByLabel(name).inputValue())));
  await page.getByRole('button', { name: 'Choose on a map' }).click();
  const pin = page.getByRole('slider', { name: 'Place of the unit' });
  await expect(pin).toBeVisible();
  const map = page.getByRole('group', { name: 'Map of the place of installation' });
  await map.click({ position: { x: 120, y: 160 } });
  await expect.poll(async () => (await degrees()).every((one) => one !== 0)).toBe(true);
  const [latitude, longitude] = await degrees();
  await pin.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await degrees())[1]).toBeGreaterThan(longitude!);
  await expect.poll(async () => (await degrees())[0]).toBeGreaterThan(latitude!);
});
