import { expect, test } from '@playwright/test';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

test('C10: on a phone the filters of the hits open in a sheet that says how many they leave', async ({ page }) => {
  await page.goto('/en-gb/search?q=gasket', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ articles$/ });
  const all = await show.innerText();
  await sheet.getByText('Gasket material').click();
  await sheet.getByRole('checkbox', { name: /^FKM/ }).check();
  await expect(show).not.toHaveText(all);
  const count = /[\d,]+/.exec(await show.innerText())![0];
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(new RegExp(`^${count} articles of`))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeFocused();
  for (const view of ['grid', 'list']) {
    await page.goto(`/en-gb/search?q=gasket&view=${view}`);
    await expectToFitTheScreen(page, view);
  }
});
