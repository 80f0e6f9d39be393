import { demoPages } from '../demo-pages.ts';
import { startStack } from '../stack.ts';
import { median } from '../measure.ts';
import { atMost, type Benchmark } from './row.ts';
import { withPage } from './with-page.ts';

/**
 * From the click on a card to the new heading, with data prefetched while the pointer is on the link; compared with a full page load. For
 * readers who do not avoid motion, the drawing of the card moves to its new place meanwhile.
 */
export const inAppNavigation: Benchmark = {
  name: 'in-app-navigation',
  about: 'click on a card until the next heading, beside the same page loaded whole',
  minutes: 1,
  async run({ short, chromePath }) {
    const stack = await startStack();
    try {
      const { smallCategory } = await demoPages(stack.upstreamUrl);
      const measure = (reducedMotion: 'reduce' | 'no-preference') =>
        withPage({ chromePath, viewport: { width: 1440, height: 900 }, reducedMotion }, async (page) => {
          const clicks: number[] = [];
          const loads: number[] = [];
          for (let round = 0; round < (short ? 5 : 9); round++) {
            await page.goto(`${stack.url}${smallCategory}`, { waitUntil: 'networkidle' });
            const link = page
              .getByRole('main')
              .locator('a[href*="--"][href*="/"]:visible')
              .filter({ hasText: /\S/ })
              .nth(4 + (round % 3));
            await link.scrollIntoViewIfNeeded();
            await link.hover();
            await page.waitForTimeout(150);
            await page.waitForLoadState('networkidle');
            const target = await link.getAttribute('href');
            clicks.push(
              await link.evaluate(async (element: HTMLElement) => {
                const before = document.querySelector('h1')?.textContent;
                const startedAt = performance.now();
                element.click();
                while (document.querySelector('h1')?.textContent === before)
                  await new Promise((resolve) => requestAnimationFrame(resolve));
                return performance.now() - startedAt;
              }),
            );
            const startedAt = performance.now();
            await page.goto(new URL(target ?? '', stack.url).href, { waitUntil: 'domcontentloaded' });
            loads.push(performance.now() - startedAt);
          }
          return { clicks, loads };
        });
      const row = (what: string, { clicks, loads }: Awaited<ReturnType<typeof measure>>) => ({
        what: `in-app navigation: click to new h1, after hovering 150 ms${what}`,
        measured: `${median(clicks).toFixed(0)} ms (slowest ${Math.max(...clicks).toFixed(0)})`,
        reference: `the same page loaded whole: ${median(loads).toFixed(0)} ms`,
        ...atMost(median(clicks), 100, ' ms'),
      });
      return [
        row('', await measure('reduce')),
        row(', while the drawing moves to its place', await measure('no-preference')),
      ];
    } finally {
      await stack.stop();
    }
  },
};
