import { expect, test } from '@playwright/test';

test('K1: without a script the duty is sent with its form, and answered by the server', async ({ page }) => {
  const old = 'manufacturerId=vadholm&productModelId=GX-050&numberOfPlates=41&plateType=high';
  await page.goto(`/en-gb/unitreplacement/proof?${old}&compare=GX050H16061`);
  const enter = async (side: string, figures: Record<string, string>) => {
    for (const [name, value] of Object.entries(figures))
      await page.getByRole('group', { name: side }).getByRole('textbox', { name, exact: true }).fill(value);
  };
  await enter('Hot side', { Flow: '25', Inlet: '70', Outlet: '50' });
  await enter('Cold side', { Inlet: '40', Outlet: '60' });
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'GX-050-H16-061' })).toContainText(/It (does|is too small)/);
  await expect(page.getByRole('img', { name: /falls from 70 °C to 50 °C/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Hot side' }).getByRole('textbox', { name: 'Flow' })).toHaveValue('25');
});
