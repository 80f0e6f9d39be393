import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { gateLink, pasteList, tableRows } from '../steps/quick-order-rows.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { grace, typePassword } from '../steps/sign-in.ts';

test('E4: on a phone rows can be typed, pasted and corrected, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.goto('/en-gb/quick-order');
  await gateLink(page).tap();
  await typePassword(page, grace);
  await page.getByRole('combobox', { name: 'Article number' }).fill('GX-050-GC-N');
  await page.getByRole('option').first().tap();
  await page.getByLabel('Quantity', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Add row' }).tap();
  await expect(tableRows(page)).toHaveCount(1);
  await pasteList(page, 'GX-050-GC-NBX 3\nBZ-028-H45-080 1');
  await page.getByRole('button', { name: /^Replace with/ }).tap();
  await expect(page.getByText('To check (1)')).toBeVisible();
  await expectToFitTheScreen(page);
  await expectNothingSerious(page);
});
