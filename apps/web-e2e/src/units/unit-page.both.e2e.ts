import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { core } from '../steps/story-tags.ts';

const bySerial = async (page: Page, serial: string, locale = 'en-gb') => {
  await page.goto(`/${locale}/unit?q=${serial}`);
  await page.waitForURL(/\/unit\/[A-Z0-9]{10}$/);
  await page.waitForLoadState('networkidle');
};

test(
  'J2, J4: from a serial number to the right gaskets in the cart, as many as are in the unit',
  core,
  async ({ page }) => {
    await bySerial(page, '30-114-0021');
    await expect(page.getByText('Revision 2, regasketed 2 September 2022')).toBeVisible();
    const row = page.getByRole('row', { name: /GX-050-GC-EPDM/ });
    await expect(row.getByRole('spinbutton')).toHaveValue('59');
    await row.getByRole('button', { name: /^Add/ }).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page.locator('main table').first()).toContainText('GX-050-GC-EPDM');
    await expect(page.getByRole('spinbutton').first()).toHaveValue('59');
  },
);

test('J4: all parts of a unit are added at once', async ({ page }) => {
  await bySerial(page, '30-114-0021');
  await page.getByRole('button', { name: 'Add all 17 parts in the unit’s quantities' }).click();
  await expect(page.getByText(/17 lines are in your cart/)).toBeVisible();
});

test('J2: the page fits the screen, and axe finds nothing serious', async ({ page }) => {
  await bySerial(page, '30-114-0021');
  await expectToFitTheScreen(page);
  await expectNothingSerious(page, 'main');
});

test('J4: a standard list is called one, a unit of another make has none', async ({ page }) => {
  await bySerial(page, '32-109-0005');
  await expect(page.getByText('Standard list, not as built.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the new unit' }).click();
  await expect(page.getByRole('region', { name: 'Nameplate' })).toContainText('32-171-0009');
  await page.goto('/en-gb/unit?q=30-087-0140');
  await page.getByRole('list', { name: 'Units found' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'No parts are known for this unit' })).toBeVisible();
});

test('J3: from "it leaks everywhere" to this unit’s gaskets in the cart, by tapping answers', async ({ page }) => {
  await bySerial(page, '30-114-0021');
  await page.getByRole('link', { name: 'Troubleshooting' }).click();
  await expect(page).toHaveTitle('30-114-0021, Troubleshooting | Vadholm');
  for (const answer of ['Liquid leaks out', 'Between the plates, in many places', 'No'])
    await page.getByRole('link', { name: answer, exact: true }).click();
  await expect(page.getByRole('heading', { name: /^The gaskets have hardened/ })).toBeFocused();
  const row = page.getByRole('row', { name: /GX-050-GC-EPDM/ });
  await expect(row.getByRole('spinbutton')).toHaveValue('59');
  await expectToFitTheScreen(page);
  await expectNothingSerious(page, 'main');
  await row.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Is the plate pack longer/ })).toBeVisible();
});

test('J3: what is noticed stands once; an address opens what is possible then, with remedies', async ({ page }) => {
  await bySerial(page, '30-114-0021');
  await page.goto(`${page.url()}/technical-troubleshooting`);
  await expect(page.getByText('Liquid leaks out', { exact: true })).toHaveCount(1);
  const possible = page.getByRole('table', { name: 'Possible causes' });
  await expect(possible).toBeHidden();
  await page.goto(`${page.url()}?view=leak`);
  await expect(possible.getByRole('row', { name: /^The gaskets have hardened/ })).toContainText('Renew all gaskets');
  await expectToFitTheScreen(page);
});
