import { expect, test } from '@playwright/test';

test('J4: lines of a kit begin where their list begins, without room for a position', async ({ page }) => {
  await page.goto('/en-gb/unit/9JYNHRUSVE/service-kits');
  const list = page.getByRole('table').last();
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  const lefts = await list
    .locator('tbody td:first-child')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left));
  const { x } = (await list.boundingBox())!;
  for (const left of lefts) expect(left - x).toBeLessThan(1);
});
