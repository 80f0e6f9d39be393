import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';

const unit =
  '/en-gb/gasketed-plate-heat-exchangers--gasketed/gasketed-plate-heat-exchanger-gx-050-61-plates-hnbr--GX050-GX050H16061';

test('J5: the numbers of the parts of a unit lead to its exploded view, and those of the view to the parts', async ({
  page,
}) => {
  await page.goto(`${unit}#parts`);
  const gasket = page.getByRole('button', { name: '12, Channel gasket, 59 needed' });
  const row = page.getByRole('row', { name: /Channel gasket/ });
  await gasket.click();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Show position 10 in the picture' }).click();
  const plate = page.getByRole('button', { name: '10, Channel plate, 59 needed' });
  await expect(plate).toBeFocused();
  await expect(page.getByRole('row', { name: /Channel plate/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(plate).not.toBeFocused();
  await row.getByRole('button', { name: /^Add / }).click();
  await expect(page.getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
  await expectNothingSerious(page);
});

test('J5: the exploded view and the parts of a unit fit beside each other, and below each other on less room', async ({
  page,
}) => {
  for (const path of [unit.replace('en-gb', 'de-de'), '/de-de/unit/9JYNHRUSVE/spare-part-catalogue']) {
    await page.goto(path);
    // hydrated: the tables have their widest cells
    await expect(page.getByRole('button', { name: 'Vergrößern' })).toBeVisible();
    for (const width of [1440, 1280, 1110, 900, 700, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('*:has(> table)')]
          .filter((box) => box.scrollWidth > box.clientWidth)
          .map((box) => `${box.localName} ${box.scrollWidth} in ${box.clientWidth}`),
      );
      // a table may scroll where there is little room, the page never
      expect(
        wide.filter((box) => width > 900 || box.startsWith('html')),
        `${path} at ${width}`,
      ).toEqual([]);
    }
  }
});

test('J5: beside the exploded view parts stand in even rows, and the view stays beside the last of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${unit}#parts`);
  const rows = page.getByRole('table', { name: 'Spare parts' }).locator('tbody tr');
  await expect(rows.first().getByRole('spinbutton')).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(10);
  expect([...new Set(heights)]).toHaveLength(1);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Exploded view' })).toBeInViewport();
});
