import { expect, test } from '@playwright/test';

test('K1: without a script a serial number fills the form in, and the form finds replacements, whose figures and credit can be read', async ({
  page,
}) => {
  await page.goto('/en-gb/unitreplacement');
  await page.getByRole('textbox', { name: 'Serial number' }).fill('30-114-0021');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect(page).toHaveURL(/manufacturerId=vadholm&productModelId=GX-050&numberOfPlates=61/);
  await expect(page.getByRole('textbox', { name: 'Year it was made' })).toHaveValue('2016');
  await page.getByRole('button', { name: 'Show replacements' }).click();
  const best = page.getByRole('listitem', { name: 'GX-050-H16-061', exact: true });
  await expect(best).toContainText('Fits as it is');
  await expect(best.getByText('Credit once we have your old unit')).toBeVisible();
  // the cart needs a script
  await expect(best.getByRole('button')).toHaveCount(0);
  await expect(best.getByRole('checkbox')).toHaveCount(0);
  await best.getByText(/^Details/).click();
  await expect(best.getByRole('row', { name: /^Design pressure/ })).toBeVisible();
});
