import type { Page } from 'playwright';
import { demoPages } from '../demo-pages.ts';
import { startStack } from '../stack.ts';
import { median } from '../measure.ts';
import { atMost, type Benchmark } from './row.ts';
import { withPage } from './with-page.ts';

/** Changing one filter: milliseconds until counts and list are updated, total script time, and number of requests. */
export const filterChange: Benchmark = {
  name: 'filter-change',
  about: 'click on a filter until list and counts are there, a large and a small category, CPU 1 x and 4 x slower',
  minutes: 1,
  async run({ short, chromePath }) {
    const stack = await startStack();
    try {
      const { smallCategory, category } = await demoPages(stack.upstreamUrl);
      const rows = [];
      for (const [name, path] of Object.entries({ large: category, small: smallCategory })) {
        for (const throttling of [1, 4]) {
          const { listedMs, scriptMs, requests } = await withPage(
            { chromePath, viewport: { width: 1440, height: 900 } },
            async (page) => {
              await page.goto(`${stack.url}${path}`, { waitUntil: 'networkidle' });
              return changeFilters(page, throttling, short ? 4 : 12);
            },
          );
          rows.push({
            what: `filter change, ${name} category${throttling > 1 ? `, CPU ${throttling} x slower` : ''}: click to new list`,
            measured: `${listedMs.toFixed(1)} ms; script in all ${scriptMs.toFixed(1)} ms`,
            reference: `${requests} API requests`,
            ...atMost(listedMs, throttling > 1 ? 50 : 16, ' ms'),
          });
        }
      }
      return rows;
    } finally {
      await stack.stop();
    }
  },
};

async function changeFilters(page: Page, throttling: number, changes: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const scriptSeconds = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')!.value;
  let requests = 0;
  page.on('request', (request) => request.url().includes('/api/') && requests++);
  const scripts: number[] = [];
  const listed: number[] = [];
  for (let change = 0; change < changes; change++) {
    const before = await scriptSeconds();
    listed.push(
      await page.evaluate(async () => {
        const box = document.querySelector<HTMLInputElement>('main input[type="checkbox"]:not(:disabled)');
        if (!box) throw new Error('The category page shows no filter with choices');
        let lastChange = performance.now();
        const observer = new MutationObserver(() => (lastChange = performance.now()));
        observer.observe(document.querySelector('main')!, {
          childList: true,
          characterData: true,
          attributes: true,
          subtree: true,
        });
        const startedAt = performance.now();
        box.click();
        await new Promise((resolve) => setTimeout(resolve, 400)); // includes deferred work
        observer.disconnect();
        return lastChange - startedAt;
      }),
    );
    scripts.push(((await scriptSeconds()) - before) * 1000);
  }
  return { listedMs: median(listed), scriptMs: median(scripts), requests };
}
