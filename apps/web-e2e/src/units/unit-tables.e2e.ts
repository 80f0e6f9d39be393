import { expect, test } from '@playwright/test';

const malmo = '/en-gb/unit/9JYNHRUSVE';

test('J5: beside the exploded view the parts have heads of their columns, and prices end below each other', async ({
  page,
}) => {
  await page.goto(`${malmo}/spare-part-catalogue`);
  const table = page.getByRole('table', { name: 'Spare parts' });
  for (const name of ['Pos.', 'Part', 'In unit', /^Unit price/, 'Availability', 'Order'])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const ends = await table
    .locator('tbody td:nth-child(5) strong')
    .evaluateAll((prices) => prices.map((price) => Math.round(price.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThan(10);
  expect(new Set(ends).size).toBe(1);
  // their head says what quantities are of
  await expect(table.getByText('in unit', { exact: true }).first()).toBeHidden();
});

test('J5: rows of the parts beside the exploded view are equally high, also of those that consist of parts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${malmo}/spare-part-catalogue`);
  const rows = page.getByRole('table', { name: 'Spare parts' }).locator('tbody tr');
  await expect(rows.getByRole('link', { name: 'Its parts' }).first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
});

test('J4: in a mirrored list availability and numbers begin at the right', async ({ page }) => {
  await page.goto('/en-xb/unit/9JYNHRUSVE');
  const gaps = await page
    .getByRole('main')
    .locator('tbody tr td:nth-child(6)')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect().right - cell.firstElementChild!.getBoundingClientRect().right),
    );
  expect(gaps.length).toBeGreaterThan(10);
  expect(Math.max(...gaps)).toBeLessThan(16);
});
