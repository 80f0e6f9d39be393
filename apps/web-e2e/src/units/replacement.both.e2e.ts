import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { open } from '../steps/sign-in.ts';

test('K1: a visitor finds a replacement for an old unit of another make, compares two and puts one into the cart', async ({
  page,
}) => {
  await open(page, '/en-gb/unitreplacement');
  await expect(page.getByRole('heading', { level: 1, name: 'Replace an old unit' })).toBeVisible();
  await expectNothingSerious(page, 'main');
  await page.getByRole('combobox', { name: 'Model' }).fill('P50');
  await expect(page.getByRole('combobox', { name: 'Maker' })).toHaveValue('Torvex');
  await page.getByRole('textbox', { name: 'Number of plates' }).fill('61');
  await page.getByRole('combobox', { name: 'Plate type' }).selectOption({ label: 'H, high theta' });
  await page.getByRole('textbox', { name: 'Year it was made' }).fill('2012');
  await page.getByRole('button', { name: 'Show replacements' }).press('Enter');

  await expect(page).toHaveURL(/suggestions\?manufacturerId=torvex&productModelId=P50&numberOfPlates=61/);
  await expect(page.getByText(/We take the old unit back for \d% of the list price/)).toBeVisible();
  const best = page.getByRole('listitem', { name: 'GX-050-H16-061', exact: true });
  await expect(best).toContainText('Fits as it is');
  await expect(
    best.getByRole('checkbox', { name: /^With take-back of the old unit \(credit £[\d.,]+\)$/ }),
  ).toBeVisible();
  await best.getByText(/^Details/).click();
  await expect(best.getByRole('row', { name: /^Design pressure/ })).toContainText('10 bar');
  await expectNothingSerious(page, 'main');

  await best.getByRole('link', { name: /^Compare/ }).click();
  const other = page.getByRole('listitem', { name: 'GX-050-H25-061', exact: true });
  await other.getByText(/^Details/).click();
  await other.getByRole('link', { name: /^Compare/ }).click();
  const comparison = page.getByRole('table', { name: 'Old and new side by side' });
  await expect(comparison.getByRole('columnheader')).toHaveText([
    'Figure',
    'Old unit',
    'GX-050-H16-061',
    'GX-050-H25-061',
  ]);
  await page.reload();
  await expect(comparison).toBeVisible();
  await expectToFitTheScreen(page);

  await best.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /is in your cart/ })
      .first(),
  ).toBeVisible();
});

test('K1: a maker and a model chosen before the script has loaded are kept', async ({ page }) => {
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/en-gb/unitreplacement', { waitUntil: 'commit' });
  await page.locator('select[name=manufacturerId]').selectOption({ label: 'Torvex' });
  await page.locator('select[name=productModelId]').selectOption({ label: 'P50' });
  await expect(page.getByRole('combobox', { name: 'Maker' })).toHaveAttribute('list', /./);
  await expect(page.getByRole('combobox', { name: 'Maker' })).toHaveValue('Torvex');
  await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue('P50');
});

test('K2: a unit is put into the cart with the take-back of the old one, whose credit is announced beside the total', async ({
  page,
}) => {
  const old = 'manufacturerId=torvex&productModelId=P50&numberOfPlates=61&plateType=high&yearOfManufacture=2012';
  await open(page, `/en-gb/unitreplacement/suggestions?${old}`);
  const best = page.getByRole('listitem', { name: 'GX-050-H16-061', exact: true });
  const price = await best
    .getByText(/^£[\d.,]+$/)
    .first()
    .textContent();
  const takeBack = best.getByRole('checkbox', { name: /^With take-back of the old unit/ });
  await takeBack.check();
  await expect(best.getByText('Price after the credit')).toBeVisible();
  await expect(best.getByText(/^You pay the full price now/)).toBeVisible();
  await expectNothingSerious(page, 'main');
  await expectToFitTheScreen(page);
  await best.getByRole('textbox', { name: /Serial number/ }).fill('TX-4711');
  await best.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(takeBack).not.toBeChecked();

  await page.goto('/en-gb/cart');
  const row = page.getByRole('row', { name: /Take-back of the old unit, serial number TX-4711/ });
  await expect(row).toContainText('Torvex P50, 2012');
  await expect(row).toContainText(/Credit of £[\d.,]+ once we have your old unit; not part of the total/);
  const totals = page.getByRole('complementary', { name: 'Totals' });
  await expect(totals).toContainText('Credit once we have your old units');
  await expect(page.getByRole('row', { name: /GX-050-H16-061/ }).first()).toContainText(price!);
  await expectNothingSerious(page, 'main');
  await expectToFitTheScreen(page);
  await row.getByRole('button', { name: /^Remove take-back/ }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('row', { name: /GX-050-H16-061/ })).toBeVisible();
  await expect(totals).not.toContainText('Credit once');
});

test('K2: suggestions without a query lead back to the form, a market without such units has no page and no entry', async ({
  page,
}) => {
  await page.goto('/en-gb/unitreplacement/suggestions');
  await expect(page).toHaveURL(/\/en-gb\/unitreplacement$/);
  expect((await page.goto('/fr-fr/unitreplacement'))?.status()).toBe(404);
});

test('K1: a brazed unit with refundable only leads on to a person, to whom everything is sent with one click', async ({
  page,
}) => {
  await open(page, '/en-gb/unitreplacement/suggestions?manufacturerId=norrlod&productModelId=N60&refundableOnly=true');
  await expect(page.getByText('It has no gaskets, so it cannot be remade.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask us about a replacement' }).click();
  const sent = page.getByRole('region', { name: 'What you send us' });
  await expect(page.getByRole('main')).toContainText('Goes toVadholm Heat Transfer Ltd');
  await expect(page.getByText('By e-mail, as a rule within one working day')).toBeVisible();
  await expect(sent).toContainText('ModelN60');
  await expectNothingSerious(page, 'main');
  await expectToFitTheScreen(page);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('somebody@works.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We have your question')).toBeVisible();
});
