import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { codeSvg, labelPhoto } from '../steps/label-photo.ts';
import { newPerson, open, signUp } from '../steps/sign-in.ts';

// registers a person and a unit
test.slow();

test('J7: J8: H5: the label of another maker is kept for the unit that is registered, and found at the next scan', async ({
  page,
}) => {
  const unique = `TX-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`.toUpperCase();
  const link = `https://id.torvex.example/p/${unique}`;
  const scan = async () => {
    await open(page, '/en-gb/unit/scan');
    await page
      .locator('main input[type=file]')
      .setInputFiles(await labelPhoto(page, codeSvg(link), { degrees: 12, light: 0.6 }));
  };
  await scan();
  await expect(page.getByRole('heading', { name: 'This code is not known here' })).toBeVisible();
  // the link ends with it
  await expect(page.getByRole('textbox', { name: 'Serial number', exact: true })).toHaveValue(unique);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(link)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Serial number').fill(`${unique}-7`);
  await page.getByLabel('Maker', { exact: true }).selectOption('Another maker');
  await page.getByLabel('Name of the maker').fill('Torvex');
  await page.getByRole('button', { name: 'Register the unit' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/en-gb'));
  await signUp(page, newPerson());
  await expect(page).toHaveURL(/\/en-gb\/unit\/[A-Z0-9]{10}$/);
  const unit = page.url();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await scan();
  await expect(page).toHaveURL(unit);
  const codes = page.getByRole('region', { name: 'Codes of labels that lead you here' });
  await expect(codes).toContainText(link);
  await expectNothingSerious(page, 'main');
  await page.waitForLoadState('networkidle');
  await codes.getByRole('button', { name: `Remove the code ${link}` }).click();
  await expect(codes).toHaveCount(0);
  await scan();
  await expect(page.getByRole('heading', { name: 'This code is not known here' })).toBeVisible();
});
