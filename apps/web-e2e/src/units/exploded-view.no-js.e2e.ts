import { expect, test } from '@playwright/test';

test('J5: without JavaScript the picture stands beside its list, and numbers lead to rows', async ({ page }) => {
  await page.goto('/en-gb/unit/9JYNHRUSVE/spare-part-catalogue');
  const gasket = page.getByRole('link', { name: '12, Channel gasket, 59 needed' });
  await expect(gasket).toBeVisible();
  await gasket.click();
  await expect(page).toHaveURL(/#part-12$/);
  await expect(page.locator('#part-12')).toContainText('GX-050-GC-EPDM');
  await page.getByRole('link', { name: 'Connection', exact: true }).click();
  await expect(page).toHaveURL(/\?view=GX050-connection$/);
  await expect(page.getByText(/Nut, 16 in unit/)).toBeVisible();
});
