import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { open } from '../steps/sign-in.ts';

const old = 'manufacturerId=vadholm&productModelId=GX-050&numberOfPlates=41&plateType=high';

test('K1: a visitor asks whether a replacement does the duty, changes a figure, and the address opens the same again', async ({
  page,
}) => {
  await open(page, `/en-gb/unitreplacement/suggestions?${old}`);
  const best = page.getByRole('listitem', { name: 'GX-050-H16-061', exact: true });
  await best.getByText(/^Details/).click();
  await best.getByRole('link', { name: /^Check my duty/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Does it meet my duty?' })).toBeVisible();
  const enter = async (side: string, figures: Record<string, string>) => {
    for (const [name, value] of Object.entries(figures))
      await page.getByRole('group', { name: side }).getByRole('textbox', { name, exact: true }).fill(value);
  };
  await enter('Hot side', { Flow: '25', Inlet: '70', Outlet: '50', 'Allowed pressure drop': '40' });
  await expect(
    page.getByText(/2 more flows or temperatures are needed\. The side that is complete carries/),
  ).toBeVisible();
  await enter('Cold side', { Inlet: '40', Outlet: '60' });
  const result = page.getByRole('region', { name: 'Old and new at this duty' });
  await expect(result.getByRole('status')).toContainText(/GX-050-H16-061 It (does this duty|is too small)/);
  await expect(result.getByRole('img', { name: /falls from 70 °C to 50 °C/ })).toBeVisible();
  await expect(result.getByRole('row', { name: /^Surface needed/ })).toContainText('m²');
  await expect(page).toHaveURL(/hotFlow=25&hotIn=70&hotOut=50&hotDrop=40&coldIn=40&coldOut=60/);
  await expectNothingSerious(page, 'main');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const needed = await result.getByRole('row', { name: /^Surface needed/ }).textContent();
  await page.reload();
  await expect(result.getByRole('row', { name: /^Surface needed/ })).toHaveText(needed!);

  await enter('Cold side', { Outlet: '75' });
  await expect(page.getByText(/^The temperatures cross/)).toBeVisible();
  await enter('Cold side', { Outlet: '60' });
  await expect(result.getByRole('row', { name: /^Surface needed/ })).toHaveText(needed!);
});

test('K1: from the page of a unit a visitor asks whether it does a duty, without an old unit', async ({ page }) => {
  await open(page, '/en-gb/gasketed--gasketed/unit--GX050-GX050H16061');
  await page.getByRole('link', { name: 'Check my duty' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Does it meet my duty?' })).toBeVisible();
  const enter = async (side: string, figures: Record<string, string>) => {
    for (const [name, value] of Object.entries(figures))
      await page.getByRole('group', { name: side }).getByRole('textbox', { name, exact: true }).fill(value);
  };
  await enter('Hot side', { Flow: '25', Inlet: '70', Outlet: '50' });
  await enter('Cold side', { Inlet: '40', Outlet: '60' });
  const result = page.getByRole('region', { name: 'The unit at this duty' });
  await expect(result.getByRole('status')).toContainText(/GX-050-H16-061 It (does this duty|is too small)/);
  await expect(page.getByText(/old unit/i)).toHaveCount(0);
  await expect(page).toHaveURL(/proof\?compare=GX050H16061&hotFlow=25&hotIn=70&hotOut=50&coldIn=40&coldOut=60/);
  await expectNothingSerious(page, 'main');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this sheet as PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('Proof sheet GX-050-H16-061.pdf');
  const needed = await result.getByRole('row', { name: /^Surface needed/ }).textContent();
  await page.reload();
  await expect(result.getByRole('row', { name: /^Surface needed/ })).toHaveText(needed!);
});
