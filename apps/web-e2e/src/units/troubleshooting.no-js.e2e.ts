import { expect, test } from '@playwright/test';

test('J3: without JavaScript answers lead to the fault, its remedy and its part', async ({ page }) => {
  await page.goto('/sv-se/unit/9JYNHRUSVE/technical-troubleshooting');
  await page.getByRole('link', { name: 'Vätska läcker ut', exact: true }).click();
  await page.getByRole('link', { name: 'Vid en anslutning', exact: true }).click();
  await expect(page).toHaveURL(/\?view=leak-port$/);
  await expect(page.getByRole('heading', { name: /^Anslutningens tätning/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Reservdelar' })).toContainText('GX-050-LI-EPDM');
  await expect(page.getByRole('link', { name: 'Servicepartner', exact: true }).first()).toBeVisible();
});
