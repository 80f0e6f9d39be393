import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { luc, open, signIn } from '../steps/sign-in.ts';

const unitPage = '/en-gb/unit?q=30-114-0021';

/** The file that a press on the button saves. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('J7: anybody prints the label of a unit, whose link leads to the unit’s spare parts', async ({
  page,
  baseURL,
}) => {
  await open(page, unitPage);
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Print label', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Label for this unit' });
  await expect(dialog.getByRole('img', { name: /serial number 30-114-0021/ })).toBeVisible();
  await expectNothingSerious(page);

  const first = dialog.getByLabel('First free label on the sheet');
  await first.fill('25');
  await dialog.getByRole('button', { name: 'Save PDF to print' }).click();
  await expect(dialog.getByText('Enter a number from 1 to 24.')).toBeVisible();
  await first.fill('24');
  const sheet = await saved(page, 'Save PDF to print');
  expect(sheet.name).toBe('Label 30-114-0021.pdf');
  expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await dialog.getByLabel('Roll of 62 mm').check();
  await expect(first).toHaveCount(0);

  const drawing = await saved(page, 'Save as SVG');
  expect(drawing.name).toBe('Label 30-114-0021.svg');
  const link = /https?:\/\/\S+\/i\/[A-Z0-9]+/.exec(drawing.bytes.toString())![0];
  expect(link).toContain(`${baseURL}/i/`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Print label', exact: true })).toBeFocused();
  await page.goto(link);
  await expect(page).toHaveURL(/\/unit\/[A-Z0-9]{10}$/);
  await expect(page.getByRole('region', { name: 'Spare parts' })).toBeVisible();
});

test('J7: says when labels cannot be made, and lets one try again', async ({ page }) => {
  await open(page, unitPage);
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Print label', exact: true }).click();
  await page.route('**/api/units/labels*', (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  await page.getByRole('button', { name: 'Save PDF to print' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be made' })).toBeVisible();
  await page.unroute('**/api/units/labels*');
  expect((await saved(page, 'Save PDF to print')).name).toMatch(/\.pdf$/);
});

test('J7: a member prints labels of chosen units at once', async ({ page }) => {
  test.slow();
  await signIn(page, luc, '/en-gb/portal/units');
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('group', { name: 'Chosen units' });
  const all = page.getByRole('table', { name: 'My units' }).getByRole('checkbox', { name: 'Choose all on this page' });
  await expect(all).toBeVisible();
  await expect(bar).toHaveCount(0);
  await all.check();
  const rows = page.getByRole('checkbox', { name: /^Choose (?!all)/ });
  await expect(rows.first()).toBeChecked();
  await all.uncheck();
  await rows.nth(0).check();
  await rows.nth(1).check();
  await bar.getByRole('button', { name: 'Print 2 labels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Labels for 2 units' });
  await expect(dialog.getByRole('button', { name: 'Save as SVG' })).toHaveCount(0);
  expect((await saved(page, 'Save PDF to print')).name).toBe('Labels.pdf');
});
