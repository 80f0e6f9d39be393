import { expect, test, type Locator } from '@playwright/test';
import { openCartWith } from '../steps/cart-page-lines.ts';

const item = (locale: string) => `/${locale}/x--gasketed/x--GX050-GX050H16061`;

test('C8: the button of the sticky bar is never cut, however long its words', async ({ page }) => {
  for (const locale of ['de-de', 'en-xa']) {
    await page.goto(item(locale));
    const button = page.locator('main [data-chrome] [data-chrome] button[type="submit"]');
    await expect(button).toBeInViewport({ ratio: 1 });
    const cut = await button.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, locale).toBeLessThanOrEqual(0);
  }
});

test('no bar at the bottom covers what has the focus: the question about statistics, or the bar of an article', async ({
  page,
}) => {
  await page.goto(item('en-gb'));
  const consent = page.getByRole('region', { name: /statistics/ });
  for (const isAsked of [true, false]) {
    if (!isAsked) await consent.getByRole('button').first().click();
    await expect(consent).toHaveCount(isAsked ? 1 : 0);
    await page.locator('main a[aria-current]').first().focus();
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        if (right > innerWidth) return undefined; // in a row that scrolls sideways
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return above && (focused.contains(above) || above.contains(focused)) ? undefined : focused.outerHTML;
      });
      expect(covered, isAsked ? 'the question' : 'the bar').toBeUndefined();
    }
  }
});

test('A11: a company site has its logo, its search and its tools on one line', async ({ page }) => {
  await page.goto('/sv-se/?companyId=-nordfrost');
  const parts = page.getByRole('banner').locator('a[href], button, input[type=search]').filter({ visible: true });
  const boxes = (await Promise.all((await parts.all()).map((part) => part.boundingBox()))).filter(
    (box) => box !== null,
  );
  const middles = boxes.map(({ y, height }) => y + height / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  for (const { x, width } of boxes) expect([x >= 0, x + width <= 360]).toEqual([true, true]);
});

/** Figures that are on another line than their units, and article numbers on two lines. */
const splitFigures = (main: Locator): Promise<string[]> =>
  main.evaluate((element) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: words, index } of text.data.matchAll(
        /\d[\d.,]*\s(?:mm|m²|bar|kg|°C|kW|l)(?!\p{L})|\b[A-Z]{2}-\d{3}[A-Z\d-]*|\bDN\s\d+/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + words.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8) found.push(words);
      }
    }
    return found;
  });

test('a figure stays with its unit, and an article number on one line', async ({ page }) => {
  for (const path of [item('en-gb'), '/de-de/x--gaskets/x--GGX032-GX032GCNBR04', '/en-gb/x--gasketed?view=list']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await splitFigures(main), path).toEqual([]);
  }
});

test('a figure stays with its unit in the cart', async ({ page }) => {
  await openCartWith(page, 12);
  expect(await splitFigures(page.getByRole('main'))).toEqual([]);
});

test('A9: the ribbon of a country lies over no text of a page', async ({ page }) => {
  await page.goto('/sr-latn-rs/x--gasketed/x--GX050-GX050H16061');
  const ribbon = page.getByText('Samo upiti', { exact: true });
  await expect(ribbon).toBeVisible();
  const { x, y, width, height } = (await ribbon.boundingBox())!;
  expect(y + height).toBeCloseTo(page.viewportSize()!.height, 0);
  const texts = page.getByRole('main').locator('h1, h2, p, dt, dd').filter({ visible: true });
  const lefts = await texts.evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, width: wide, right } = range.getBoundingClientRect();
      // what is in a row that scrolls sideways, or only for screen readers
      return wide > 1 && right > 0 && right <= innerWidth ? [left] : [];
    }),
  );
  expect(lefts.length).toBeGreaterThan(20);
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(x + width - 1);
});
