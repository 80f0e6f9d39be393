import { expect, test } from '@playwright/test';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { anna, openSignedIn } from '../steps/sign-in.ts';

test('I4: on a phone an order of 150 lines can be found, read and partly reordered', async ({ page }) => {
  test.slow(); // an order with 150 lines
  await openSignedIn(page, '/sv-se/portal/orders?q=V%C3%A5rstopp', anna);
  const link = page.getByRole('main').getByRole('link', { name: 'SO-240099' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order SO-240099');
  await expect(page.getByRole('checkbox')).toHaveCount(150);
  await page.getByRole('checkbox').nth(1).check();
  // the button for the selected lines stays in view
  await expect(page.getByText('1 rad vald')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Beställ valda rader igen' })).toBeInViewport();
  await expectToFitTheScreen(page);
});

test('I4: on a phone the steps of an order are stacked, with the current one marked', async ({ page }) => {
  await openSignedIn(page, '/sv-se/portal/orders?status=partlyShipped', anna);
  await page.getByRole('main').getByRole('link', { name: 'SO-240111' }).click();
  const steps = page.getByRole('list', { name: 'Hur långt ordern har kommit' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.locator('[aria-current=step]')).toContainText('Delvis skickad');
});

test('I4: on a phone orders begin on the first screen; filters are behind one press, open while one is set', async ({
  page,
}) => {
  await openSignedIn(page, '/sv-se/portal/orders', anna);
  const status = page.getByRole('main').getByLabel('Status');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeInViewport();
  await expect(status).toBeHidden();
  await page.getByText('Filter', { exact: true }).click();
  await status.selectOption('shipped');
  await page.getByRole('main').getByRole('button', { name: 'Sök', exact: true }).click();
  await expect(page).toHaveURL(/status=shipped/);
  await expect(page.getByRole('main').getByRole('link', { name: 'SO-240110' })).toBeVisible();
  await expect(status).toHaveValue('shipped');
  await expectToFitTheScreen(page);
});
