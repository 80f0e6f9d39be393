import { expect, test, type Locator, type Page } from '@playwright/test';

const lists = [
  'x--gasketed?view=list',
  'x--shellandtube?view=list',
  'gaskets--gaskets?view=list',
  'search?q=gx-050&view=list',
];

/** What is wrong with the columns of the list: wider than its room, cells over a neighbour, what may not be hidden or is cut. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluate((table) => {
    const room = table.parentElement!.getBoundingClientRect();
    const box = table.getBoundingClientRect();
    const faults = box.width > room.width + 1 ? [`${box.width} px in a room of ${room.width}`] : [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    const isRightToLeft = getComputedStyle(table).direction === 'rtl';
    for (const row of table.querySelectorAll('tr')) {
      if (!row.checkVisibility()) continue;
      const cells = [...row.children].filter((cell) => cell.getBoundingClientRect().width > 0);
      const isOneLine = getComputedStyle(row).display === 'table-row';
      cells.forEach((cell, index) => {
        const name = cell.textContent;
        const [one, next] = [cell.getBoundingClientRect(), cells[index + 1]?.getBoundingClientRect()];
        const over = next && (isRightToLeft ? next.right - one.left : one.right - next.left);
        if (isOneLine && over !== undefined && over > 1) faults.push(`${name} over its neighbour by ${over} px`);
        // texts inside lines have no box of their own; what has one pixel is for screen readers; what is cut nowhere may use the cell's padding
        for (const part of [cell, ...cell.querySelectorAll<HTMLElement>(':not(svg, svg *)')])
          if (part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
            if (part === cell || getComputedStyle(part).overflowX !== 'visible')
              faults.push(`${part.textContent} of ${name} is cut`);
      });
      if (row.querySelector('td[data-area="order"]'))
        for (const area of ['price', 'stock', 'order'])
          if (!row.querySelector(`td[data-area="${area}"]`)?.checkVisibility()) faults.push(`no ${area}`);
    }
    return faults;
  });

for (const locale of ['en-gb', 'de-de', 'sv-se', 'fr-fr', 'nl-nl', 'pt-br', 'sr-latn-rs', 'en-xa', 'en-xb']) {
  test(`C4: a list fits its room, with price, availability and order: ${locale}`, async ({ page }) => {
    test.slow();
    for (const list of lists) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/${locale}/${list}`);
      const rows = page.getByRole('table').locator('tbody > tr:has(> td[data-area="price"])');
      await expect(rows).toHaveCount(12);
      // quantity and button come with the script
      await expect(rows.last().getByRole('spinbutton')).toBeVisible();
      for (const width of [1440, 1280, 1024, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await faultsOf(page), `${list} at ${width}`).toEqual([]);
        if (width > 360) continue;
        const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
        expect(Math.max(...heights), `${list} at ${width}`).toBeLessThanOrEqual(120);
        expect(Math.max(...heights) - Math.min(...heights), `${list} at ${width}`).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('C4: no two gaskets of a page have the same values in their columns', async ({ page }) => {
  for (const locale of ['en-gb', 'de-de'])
    for (const number of [1, 2]) {
      await page.goto(`/${locale}/gaskets--gaskets?page=${number}`);
      const rows = page.getByRole('table').locator('tbody > tr:has(> td[data-area="price"])');
      await expect(rows).toHaveCount(12);
      const values = await rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll<HTMLElement>('td:not([data-area])')]
            .filter((cell) => cell.checkVisibility())
            .map((cell) => cell.innerText)
            .join(', '),
        ),
      );
      expect(new Set(values).size, values.join('\n')).toBe(12);
    }
});

test('C4: what has no column in a narrow window is in the row that opens', async ({ page }) => {
  await page.goto('/en-gb/x--gasketed?view=list');
  const weight = page.getByRole('columnheader', { name: /^Weight/ });
  const opened = page.getByRole('definition').filter({ hasText: '46 kg' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(weight).toBeHidden();
  await expect(opened).toBeHidden();
  await page.getByRole('table').locator('summary').first().click();
  await expect(opened).toBeVisible();
  await page.setViewportSize({ width: 360, height: 900 });
  await expect(opened).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Compare GX-032-H16-021' })).toBeVisible();
});

test('C4: what an article is compared and kept with stands on one line with its other values', async ({ page }) => {
  await page.goto('/en-gb/search?q=gx-050&view=list');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const middleOf = async (what: Locator) => {
    const { y, height } = (await what.boundingBox())!;
    return y + height / 2;
  };
  const box = row.getByRole('checkbox');
  await expect(box).toBeVisible();
  expect(Math.abs((await middleOf(box)) - (await middleOf(row)))).toBeLessThan(3);
});
