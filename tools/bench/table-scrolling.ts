import type { Page } from 'playwright';
import { startStack } from '../stack.ts';
import { atMost, type Benchmark } from './row.ts';
import { withPage } from './with-page.ts';

/** Longest frame that still looks smooth, in milliseconds. */
const longFrameMs = 50;
const throttling = 4;
const parameter = (models: string) => encodeURIComponent(JSON.stringify({ fitsModel: [models] }));

/** Pages with long tables. */
const tables: Record<string, { path: string; table: string; cells: number }> = {
  'the matrix of a model': {
    path: `/en-gb/gaskets--gaskets?view=matrix&f=${parameter('GX-050')}`,
    table: 'main table',
    cells: 600,
  },
};

/**
 * Scrolls long tables by wheel with the processor slowed down, each beside a bare page whose table has the same texts and fields, without
 * styles and scripts: frames longer than 50 ms.
 */
export const tableScrolling: Benchmark = {
  name: 'table-scrolling',
  about: 'longest frame while a long matrix is scrolled, CPU 4 x slower, beside the same table bare',
  minutes: 1,
  async run({ short, chromePath }) {
    const stack = await startStack();
    try {
      const rows = [];
      for (const [name, { path, table, cells }] of Object.entries(tables)) {
        for (const [width, height] of [
          [1440, 900],
          [360, 740],
        ] as const) {
          const result = await withPage({ chromePath, viewport: { width, height } }, async (page) => {
            await page.goto(`${stack.url}${path}`, { waitUntil: 'networkidle' });
            const shown = await repeatRows(page, table, cells);
            const own = await scroll(page, short ? 1 : 3);
            await becomeBare(page, table);
            return { shown, own, bare: await scroll(page, short ? 1 : 3) };
          });
          rows.push({
            what: `${name}, ${result.shown} cells, ${width} px, CPU ${throttling} x slower: frames while scrolling`,
            measured: inWords(result.own),
            reference: `the same table bare: ${inWords(result.bare)}`,
            ...atMost(Math.max(...result.own), longFrameMs, ' ms'),
          });
        }
      }
      return rows;
    } finally {
      await stack.stop();
    }
  },
};

/** Frames in words: the longest, and how many are long. */
function inWords(frames: readonly number[]): string {
  const long = frames.filter((ms) => ms > longFrameMs).length;
  return `longest ${Math.max(...frames).toFixed(0)} ms, ${long} of ${frames.length} above ${longFrameMs} ms`;
}

/** Repeats the bodies of a table until it has this many cells, so that the figure does not depend on the demo data. */
const repeatRows = (page: Page, selector: string, cells: number): Promise<number> =>
  page.evaluate(
    ([css, wanted]) => {
      const table = document.querySelector<HTMLTableElement>(css)!;
      const bodies = [...table.tBodies];
      const count = () => table.querySelectorAll('tbody td').length;
      for (let n = 0; count() < wanted; n += 1) table.append(bodies[n % bodies.length]!.cloneNode(true));
      return count();
    },
    [selector, cells] as const,
  );

/** Replaces the page by one with only the texts and fields of the table. */
async function becomeBare(page: Page, selector: string): Promise<void> {
  const html = await page.evaluate((css) => {
    const table = document.querySelector<HTMLTableElement>(css)!;
    const rows = [...table.rows].map(({ cells }) =>
      [...cells].map((cell) => {
        const field = cell.querySelector('input') ? '<input size="3">' : '';
        return `<td rowspan="${cell.rowSpan}">${cell.innerText}${field}</td>`;
      }),
    );
    return `<table>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</table>`;
  }, selector);
  await page.goto('about:blank');
  await page.setContent(html);
}

/** Scrolls to the end by wheel, with the pointer over the table; milliseconds from frame to frame. */
async function scroll(page: Page, rounds: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const { width, height } = page.viewportSize()!;
  const frames: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.mouse.move(width / 2, height / 2);
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { frameTimes: times });
      const next = (time: number) => {
        times.push(time);
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    for (let wheel = 0; wheel < 60; wheel += 1) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(16);
    }
    const times = await page.evaluate(() => (globalThis as unknown as { frameTimes: number[] }).frameTimes.splice(0));
    frames.push(...times.slice(1).map((time, n) => time - times[n]!));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return frames;
}
