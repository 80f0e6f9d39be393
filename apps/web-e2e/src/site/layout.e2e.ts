import { expect, test, type Locator } from '@playwright/test';
import { grace, openSignedIn } from '../steps/sign-in.ts';

/** Where the text of a cell ends, without the cell's padding, in pixels from the left. */
const endOfText = (cell: Locator): Promise<number> =>
  cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())!.y;
const bottomOf = async (element: Locator): Promise<number> => {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
};

test('I4: line totals of an order end where its totals end, on screen and on paper', async ({ page }) => {
  await openSignedIn(page, '/en-gb/portal/orders', grace);
  await page.getByRole('main').getByRole('link', { name: 'SO-240096' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SO-240096');
  for (const { media, width } of [
    { media: 'screen', width: 1440 },
    { media: 'print', width: 700 },
  ] as const) {
    await page.emulateMedia({ media });
    await page.setViewportSize({ width, height: 900 });
    const line = await endOfText(page.getByRole('region', { name: 'Lines' }).locator('td strong').first());
    const total = await endOfText(page.locator('main dl > div', { hasText: 'Goods' }).locator('dd'));
    expect(Math.abs(line - total), media).toBeLessThan(1);
  }
});

test('C8: the number of a spare part stands right below its name, with its bookmark beside it', async ({ page }) => {
  await page.goto('/en-gb/gasketed--gasketed/x--GX050-GX050H16061');
  const table = page.getByRole('table', { name: 'Spare parts' });
  await table.scrollIntoViewIfNeeded();
  // beside the exploded view a row has two lines
  for (const row of (await table.getByRole('row').all()).slice(1, 5)) {
    const number = row.locator('td').nth(2);
    const gap = (await topOf(number.locator('.art'))) - (await bottomOf(row.getByRole('link').first()));
    expect(Math.abs(gap)).toBeLessThan(16);
    const { x, width } = (await number.locator('.art').boundingBox())!;
    expect((await number.locator('[data-chrome]').boundingBox())!.x - (x + width)).toBeLessThan(16);
  }
});

test('C8: key figures break no word without a hyphen where words are long', async ({ page }) => {
  for (const locale of ['de-de', 'sv-se']) {
    await page.goto(`/${locale}/x--gasketed/x--GX050-GX050H16061`);
    const terms = page.locator('//h1/following::dl[1]/div/dt');
    expect(await terms.count()).toBeGreaterThan(3);
    const broken = await terms.evaluateAll((all) =>
      all.flatMap((term) => {
        const text = term.firstChild as Text;
        return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, locale).toEqual([]);
  }
});

test('C8: key figures have one size and stand on one line, words beside figures too', async ({ page }) => {
  for (const path of ['/en-gb/x--gaskets/x--GGX032-GX032GCNBR04', '/de-de/x--gaskets/x--GGX032-GX032GCNBR04']) {
    await page.goto(path);
    const values = page.locator('//h1/following::dl[1]/div/dd');
    await expect(values.first()).toBeVisible();
    const looks = await values.evaluateAll((all) =>
      all.map((value) => {
        const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        range.selectNodeContents(texts.nextNode()!);
        const { bottom } = [...range.getClientRects()].at(-1)!;
        return {
          row: Math.round(value.parentElement!.getBoundingClientRect().top),
          size: getComputedStyle(range.startContainer.parentElement!).fontSize,
          bottom: Math.round(bottom),
        };
      }),
    );
    expect(new Set(looks.map(({ size }) => size)).size, path).toBe(1);
    for (const { row, bottom } of looks) {
      const first = looks.find((other) => other.row === row)!;
      expect(Math.abs(bottom - first.bottom), path).toBeLessThan(2);
    }
  }
});

test('running text has lines of at most 85 characters on a wide screen', async ({ page }) => {
  for (const path of ['/en-gb/privacypolicy', '/en-gb/x--gasketed/x--GX050-GX050H16061']) {
    await page.goto(path);
    const paragraphs = page.locator('main p').filter({ visible: true, hasText: /.{120}/ });
    await expect(paragraphs.first()).toBeVisible();
    const lengths = await paragraphs.evaluateAll((all) =>
      all.map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
        return Math.round(paragraph.textContent.length / lines.size);
      }),
    );
    expect(Math.max(...lengths), path).toBeLessThanOrEqual(85);
  }
});
