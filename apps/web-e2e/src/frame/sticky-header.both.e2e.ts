import { expect, test, type Page } from '@playwright/test';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { erik, grace, paul, signIn } from '../steps/sign-in.ts';

const item = '/en-gb/x--gasketed/x--GX050-GX050H16061';
const banner = (page: Page) => page.getByRole('banner');
const boxOf = (page: Page) => banner(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
/** What moved within the header without anybody's doing, on the pages opened from now on. */
async function watchHeaderShift(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = ((window as { moved?: string[] }).moved = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        for (const { node } of entry.sources)
          if (!entry.hadRecentInput && node instanceof Element && node.closest('body > header'))
            moved.push(node.outerHTML);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { moved?: string[] }).moved!);
}
/** The focused element is covered by nothing of the header. */
const isFree = (page: Page) =>
  page.evaluate(() => {
    const { left, right, top, height } = document.activeElement!.getBoundingClientRect();
    // a drawing may be higher than the screen
    const above = document.elementFromPoint((left + right) / 2, height > 300 ? innerHeight / 2 : top + 2);
    return !above?.closest('body > header');
  });

for (const [who, path] of [
  [undefined, '/en-gb/gaskets--gaskets'],
  [undefined, '/de-de/gaskets--gaskets'],
  [undefined, '/sv-se/?companyId=-nordfrost'],
  [erik, '/sv-se/?companyId=-nordfrost'],
  [grace, '/en-gb/?companyId=-elmbridge'],
  [paul, '/en-gb/'],
] as const)
  test(`the header stays at the top in one row of at most 56 px: ${who?.firstName ?? 'a visitor'} at ${path}`, async ({
    page,
  }) => {
    const shifted = await watchHeaderShift(page);
    if (who) await signIn(page, who, path);
    else await page.goto(path);
    await page.waitForLoadState('networkidle');
    await scrollTo(page, 700);
    const { top, height } = await boxOf(page);
    expect([top, height]).toEqual([0, 56]);
    const middles = await banner(page)
      .locator('a:visible, button:visible, input:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => one.clientHeight > 1)
          .map((one) => one.getBoundingClientRect())
          .map(({ y, height: size }) => Math.round(y + size / 2)),
      );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    for (const part of [banner(page).getByRole('link').first(), banner(page).locator('input[name=q]')])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expectToFitTheScreen(page);
    expect(await shifted()).toEqual([]);
  });

test('WCAG 2.4.11: what gets the focus, forwards and backwards, is never below the header', async ({ page }) => {
  await page.goto(item);
  await page.waitForLoadState('networkidle');
  for (const key of ['Tab', 'Shift+Tab']) {
    await scrollTo(page, key === 'Tab' ? 0 : 2400);
    await page.locator('main [href^="#"]').first().focus();
    if (key !== 'Tab') await page.locator('footer a').first().focus();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key);
      if (await page.evaluate(() => document.activeElement!.closest('main') === null)) continue;
      expect(await isFree(page), await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 200))).toBe(true);
    }
  }
});

test('a link to a section leaves its heading in view, below the header and the list of sections', async ({ page }) => {
  await page.goto(item);
  await page.waitForLoadState('networkidle');
  await page.locator('main a[href^="#"]', { hasText: 'Documents' }).first().click();
  const heading = page.getByRole('heading', { name: /Documents/ }).first();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const [list, { y }] = [
    await page.getByRole('navigation', { name: 'Sections' }).boundingBox(),
    (await heading.boundingBox())!,
  ];
  expect(Math.round(list!.y)).toBe(56);
  expect(y).toBeGreaterThanOrEqual(list!.y + list!.height - 1);
});

test('on paper the header is no part of what repeats, and on a low screen it scrolls away', async ({ page }) => {
  await page.goto(item);
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toHaveCSS('position', 'static');
  await page.emulateMedia({ media: 'screen' });
  await expect(banner(page)).toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 640, height: 320 });
  await expect(banner(page)).toHaveCSS('position', 'relative');
});
