import { expect, test } from '@playwright/test';

test('K1: without a script a serial number fills the form in, and the form finds replacements', async ({ page }) => {
  await page.goto('/en-gb/unitreplacement');
  await page.getByRole('textbox', { name: 'Serial number' }).fill('30-114-0021');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect(page).toHaveURL(/manufacturerId=vadholm&productModelId=GX-050&numberOfPlates=61/);
  await expect(page.getByRole('textbox', { name: 'Year it was made' })).toHaveValue('2016');
  await page.getByRole('button', { name: 'Show replacements' }).click();
  await expect(page.getByRole('listitem', { name: 'GX-050-H16-061', exact: true })).toContainText('Fits as it is');
});
