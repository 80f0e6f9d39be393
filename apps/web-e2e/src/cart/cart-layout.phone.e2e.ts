import { expect, test, type Page } from '@playwright/test';
import { fillCart } from '../../../../tools/fill-cart.ts';
import { openCartWith } from '../steps/cart-page-lines.ts';

const carts: [content: string, open: (page: Page) => Promise<unknown>][] = [
  ['nothing', (page) => page.goto('/en-gb/cart')],
  ['three lines', (page) => openCartWith(page, 3)],
  [
    'both carts',
    async (page) => {
      await openCartWith(page, 2, { action: 'RequestQuote' });
      await openCartWith(page, 2);
    },
  ],
];

for (const width of [320, 360])
  for (const [content, open] of carts)
    test(`the cart with ${content} takes the place of its skeleton without a jump at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page);
      await page.addInitScript(() => {
        const store = window as { shifts?: number };
        store.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            store.shifts! += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Long enough for the skeleton to be drawn; an empty cart waits for scripts alone. One script is held, not all: the fonts of
      // the page would wait for their connections.
      const entry = await page.locator('script[type=module][src]').first().getAttribute('src');
      await page.route(
        (url) => url.pathname.startsWith('/api/cart/') || url.pathname === entry,
        async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1_500));
          await route.continue();
        },
      );
      // not a reload: Chromium would scroll to what it saw last time
      await page.goto('about:blank');
      // the load event itself waits for the scripts
      await page.goto('/en-gb/cart', { waitUntil: 'commit' });
      const skeleton = page.locator('main [aria-busy]');
      await expect(skeleton).toBeVisible();
      const heading = page.getByRole('heading', { level: 1 });
      // after the letters of the page's own font have wrapped the header
      let before = NaN;
      await expect
        .poll(
          async () => {
            const last = before;
            before = (await heading.boundingBox())!.y;
            return (
              before === last &&
              (await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
            );
          },
          { intervals: [300] },
        )
        .toBe(true);
      await expect(skeleton).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as { shifts?: number }).shifts)).toBeLessThan(0.02);
      expect((await heading.boundingBox())!.y).toBe(before);
    });

for (const locale of ['en-gb', 'en-xb'])
  test(`C1: prices, totals of lines and the total of the cart end at one edge in ${locale}`, async ({ page }) => {
    await openCartWith(page, 3);
    await page.goto(`/${locale}/cart`);
    const table = page.getByRole('main').getByRole('table').first();
    const amounts = table
      .locator('[data-place=end] strong, [data-place=each] .nb')
      .or(page.getByRole('main').locator('dl dd .nb'));
    await expect(amounts).toHaveCount(7);
    const gaps = await amounts.evaluateAll((all) =>
      all.map((amount) => {
        const { left, right } = amount.getBoundingClientRect();
        return Math.round(document.dir === 'rtl' ? left : window.innerWidth - right);
      }),
    );
    expect(gaps).toEqual(Array(7).fill(16));
  });

test('C1: in German the stock of a line stands in one line, apart from the pencil, which is beside the bin', async ({
  page,
}) => {
  await page.goto('/de-de/cart');
  await fillCart(page, { action: 'Buy', categories: ['gaskets', 'gasketed', 'copperbrazed'] });
  await page.reload();
  const rows = page.getByRole('main').getByRole('table').first().locator('tbody tr');
  await expect(rows).toHaveCount(3);
  let inStock = 0;
  for (const row of await rows.all()) {
    const stock = (await row.locator('[data-place=stock] > *').boundingBox())!;
    const pencil = (await row.locator('[data-place=name] svg').last().boundingBox())!;
    const bin = (await row.locator('[data-place=action] svg').boundingBox())!;
    // other stories may have bought what was left of an article: its days of delivery take two lines
    const isInStock = /Lager/.test(await row.locator('[data-place=stock]').innerText());
    if (isInStock) inStock += 1;
    expect(stock.height).toBeLessThan(isInStock ? 20 : 40);
    expect(pencil.x - stock.x - stock.width).toBeGreaterThanOrEqual(8);
    expect(bin.x - pencil.x - pencil.width).toBeLessThan(24);
  }
  expect(inStock).toBeGreaterThan(0);
});
