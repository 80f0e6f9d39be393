import { expect, test } from '@playwright/test';
import { expectLines } from '../steps/cart-badge.ts';
import { watchLayoutShift } from '../steps/layout-shift.ts';

const list = '/en-gb/gasketed-plate-heat-exchangers--gasketed?view=list';

test('C5: in a list arrows lead from row to row, plus changes the quantity and Enter adds', async ({ page }) => {
  await page.goto(list, { waitUntil: 'networkidle' });
  const rows = page.getByRole('table').locator('tbody > tr:has([data-area="order"])');
  await rows.first().getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(rows.nth(1).getByRole('spinbutton')).toBeFocused();
  await expect(rows.nth(1).getByRole('spinbutton')).toHaveValue('3');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2).getByRole('spinbutton')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectLines(page, 1);
  // the keys are in the list of shortcuts
  await rows.nth(2).getByRole('link').first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('In a list: row above or below')).toBeVisible();
});

test('columns that are hidden and the height of rows are kept, and nothing moves as the page is opened again', async ({
  page,
}) => {
  const shifted = await watchLayoutShift(page);
  await page.goto(list, { waitUntil: 'networkidle' });
  const pressure = page.getByRole('columnheader', { name: /^Pressure/ });
  const weight = page.getByRole('columnheader', { name: /^Weight/ });
  const heightOfRow = async () => (await page.getByRole('row').nth(3).boundingBox())!.height;
  const before = await heightOfRow();
  await expect(pressure).toBeVisible();
  await expect(weight).toBeHidden();
  await page.getByRole('button', { name: 'Columns and row height' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'High' }).check();
  for (const name of ['Design pressure, PS', 'Connection', 'Gasket material', 'Plate material'])
    await dialog.getByRole('checkbox', { name }).click();
  await page.keyboard.press('Escape');
  await expect(pressure).toBeHidden();
  await expect(weight).toBeVisible();
  expect(await heightOfRow()).toBeGreaterThan(before);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(weight).toBeVisible();
  await expect(pressure).toBeHidden();
  expect(await heightOfRow()).toBeGreaterThan(before);
  expect(await shifted()).toBe(0);
  await page.locator('tbody summary').first().click();
  await expect(page.getByRole('definition').filter({ hasText: '16 bar' })).toBeVisible();
});
