import { expect, test, type Page } from '@playwright/test';
import { openCartWith } from '../steps/cart-page-lines.ts';
import { grace, openSignedIn } from '../steps/sign-in.ts';

/** Greatest height of the rows of the page's first table, in CSS pixels. */
const greatestRow = (page: Page) =>
  page
    .getByRole('main')
    .locator('table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)));

for (const [list, path, height] of [
  ['orders', '/en-gb/portal/orders', 100],
  ['quote requests', '/en-gb/portal/quoterequests', 120],
  ['units', '/en-gb/portal/units', 125],
  ['own article numbers', '/en-gb/portal/custom-article-numbers', 125],
] as const)
  test(`on a phone ${list} are entries of a few lines, each with its name first`, async ({ page }) => {
    await openSignedIn(page, path, grace);
    const row = page.getByRole('main').locator('tbody tr').first();
    await expect(row).toBeVisible();
    expect(await greatestRow(page)).toBeLessThanOrEqual(height);
    const link = (await row.getByRole('link').first().boundingBox())!;
    expect(link.y - (await row.boundingBox())!.y).toBeLessThan(24);
  });

test('on a phone a line of the cart shows name and total first, then unit price, quantity and availability', async ({
  page,
}) => {
  await openCartWith(page, 3);
  const row = page.getByRole('main').locator('tbody tr').first();
  await expect(row.getByRole('spinbutton')).toBeVisible();
  expect(await greatestRow(page)).toBeLessThanOrEqual(175);
  const name = (await row.getByRole('link').first().boundingBox())!;
  const total = (await row.locator('[data-place=end]').boundingBox())!;
  expect(Math.abs(total.y - name.y)).toBeLessThan(12);
  const quantity = (await row.getByRole('spinbutton').boundingBox())!;
  const stock = (await row.locator('[data-place=stock]').boundingBox())!;
  const remove = (await row.locator('[data-place=action]').boundingBox())!;
  for (const { y, height } of [stock, remove])
    expect(Math.abs(y + height / 2 - quantity.y - quantity.height / 2)).toBeLessThan(20);
  // side by side, none over the other
  const ends = [quantity, stock, remove].map(({ x, width }) => [x, x + width] as const);
  expect(ends[0]![1]).toBeLessThanOrEqual(ends[1]![0]);
  expect(ends[1]![1]).toBeLessThanOrEqual(ends[2]![0] + 1);
});
