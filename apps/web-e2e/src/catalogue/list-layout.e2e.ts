import { expect, test, type Page } from '@playwright/test';

const lists = ['x--gasketed', 'x--shellandtube', 'gaskets--gaskets'];

/** Cells of the table that lie over a neighbour in the same row, before anybody scrolls. */
const overlaps = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluate((table) =>
    [...table.querySelectorAll('tr')].flatMap((row) => {
      const cells = [...row.children].filter((cell) => cell.getBoundingClientRect().width > 0);
      return cells.flatMap((cell, index) => {
        const next = cells[index + 1];
        if (!next) return [];
        const [box, after] = [cell.getBoundingClientRect(), next.getBoundingClientRect()];
        const isRightToLeft = getComputedStyle(table).direction === 'rtl';
        const over = isRightToLeft ? after.right - box.left : box.right - after.left;
        return over > 1 ? [`${cell.textContent} by ${Math.round(over)} px`] : [];
      });
    }),
  );

for (const locale of ['en-gb', 'de-de', 'en-xb'])
  test(`no column of a list lies over another, and what is out of view can be reached: ${locale}`, async ({ page }) => {
    for (const list of lists)
      for (const width of [1440, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${locale}/${list}?view=list`);
        const table = page.getByRole('table');
        await expect(table.getByRole('row')).not.toHaveCount(0);
        const place = `${locale} ${list} ${width}`;
        expect(await overlaps(page), place).toEqual([]);
        const scroller = table.locator('..');
        const number = table.locator('tbody td:nth-child(2)').first();
        const before = await number.boundingBox();
        const hidden = await scroller.evaluate((element) => element.scrollWidth - element.clientWidth);
        await scroller.evaluate((element) => {
          element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -9_999 : 9_999;
        });
        await expect(table.locator('tbody tr').first().locator('td').last(), place).toBeInViewport();
        // pinned at the edge, whatever is scrolled; without its drawing
        const after = await number.boundingBox();
        expect(Math.abs(after!.x - before!.x), place).toBeLessThanOrEqual(Math.min(hidden, 48));
      }
  });

test('a list of heat exchangers fits a desktop in whole', async ({ page }) => {
  await page.goto('/en-gb/x--gasketed?view=list');
  const scroller = page.getByRole('table').locator('..');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
  expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
