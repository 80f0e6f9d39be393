import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { watchLayoutShift } from '../steps/layout-shift.ts';
import { luc, signIn } from '../steps/sign-in.ts';

const place = 'Entrepôt Annecy';
const map = (page: Page) => page.getByRole('group', { name: 'Map of my units' });
const mark = (page: Page) => map(page).getByRole('link', { name: `${place}: 20 units` });
const isTableOfPlace = async (page: Page) => {
  await expect(page).toHaveURL((url) => url.searchParams.get('place') === place && !url.searchParams.has('view'));
  await expect(page.getByRole('table', { name: 'My units' }).getByRole('row')).toHaveCount(21);
  await expect(page.getByRole('status').filter({ hasText: '20 units' })).toBeFocused();
};

test('I8: J6: own units lead from the table to a map of their places, and from a place to its units', async ({
  page,
}) => {
  await signIn(page, luc, '/en-gb/portal/units');
  await page.getByRole('main').getByRole('searchbox').fill('annecy');
  await page.getByRole('button', { name: 'Find units' }).click();
  await expect(page).toHaveURL(/q=annecy/);
  // after the address; before that it would take the focus from the link
  await expect(page.getByRole('status').filter({ hasText: '20 units' })).toBeFocused();
  const views = page.getByRole('group', { name: 'Table or map' });
  await views.getByRole('link', { name: 'Map' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=map/);
  await expect(views.getByRole('link', { name: 'Map' })).toBeFocused();
  await mark(page).focus();
  await expectNothingSerious(page);
  await page.keyboard.press('Enter');
  await isTableOfPlace(page);

  await page.goBack();
  await mark(page).click();
  await isTableOfPlace(page);

  await page.goBack();
  await page.getByRole('region', { name: 'Places' }).getByRole('link', { name: place }).click();
  await isTableOfPlace(page);
});

test('I8: the list of places leads to the units when the map cannot be loaded', async ({ page }) => {
  await page.route(/countries[^/]*\.js/, (route) => route.abort());
  await signIn(page, luc, '/en-gb/portal/units?view=map&q=annecy');
  await expect(page.getByText('The map could not be loaded. The list names all places.')).toBeVisible();
  await page.getByRole('region', { name: 'Places' }).getByRole('link', { name: place }).click();
  await isTableOfPlace(page);
});

test('I8: a unit is added at the top of the list', async ({ page }) => {
  await signIn(page, luc, '/en-gb/portal/units');
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'My units' })).toBeVisible();
  await main.getByText('Add a unit', { exact: true }).click();
  await main.getByRole('textbox', { name: 'Serial number' }).fill('30-198-7731');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/registerproduct\/30-198-7731$/);
});

test('I8: the map takes the room that was kept for it', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await page.route(/countries[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await signIn(page, luc, '/en-gb/portal/units?view=map');
  await expect(map(page)).toBeVisible();
  expect(await shift()).toBeLessThan(0.001);
});
