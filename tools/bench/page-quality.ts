import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags } from '../chromium-flags.ts';
import { demoPages } from '../demo-pages.ts';
import { startStack } from '../stack.ts';
import { freePort } from '../workspace/ports.mjs';
import { median } from '../measure.ts';
import type { BenchRow, Benchmark } from './row.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Lighthouse with its phone settings on home, category and item; the median of three runs. */
export const pageQuality: Benchmark = {
  name: 'page-quality',
  about: 'Lighthouse as a phone on home, category and item, median of three',
  minutes: 3,
  async run({ short, chromePath }) {
    const stack = await startStack();
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: chromePath,
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    });
    try {
      const { home, smallCategory, item } = await demoPages(stack.upstreamUrl);
      const rows: BenchRow[] = [];
      for (const [name, path] of Object.entries({ home, category: smallCategory, item })) {
        const runs: LighthouseResult[] = [];
        for (let run = 0; run < (short ? 1 : 3); run++) {
          const result = await lighthouse(`${stack.url}${path}`, {
            port,
            output: 'json',
            logLevel: 'error',
            onlyCategories: [...categories],
          });
          if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
          runs.push(result.lhr);
        }
        const score = (category: string) =>
          Math.round(100 * median(runs.map(({ categories: all }) => all[category]?.score ?? 0)));
        const metric = (audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
        const [performance, ...others] = categories.map(score) as [number, number, number, number];
        const lcp = metric('largest-contentful-paint') / 1000;
        const cls = metric('cumulative-layout-shift');
        const tbt = metric('total-blocking-time');
        const failed = Object.values(runs[0]!.audits).filter(
          ({ score: value, scoreDisplayMode }) =>
            value !== null && value < 0.9 && ['binary', 'metricSavings', 'numeric'].includes(scoreDisplayMode),
        );
        if (others.some((value) => value < 100) || performance < 98)
          console.error(`  ${name}: ${failed.map(({ id }) => id).join(', ')}`);
        rows.push(
          {
            what: `Lighthouse mobile, ${name}: scores`,
            measured: `performance ${performance}, accessibility ${others[0]}, best practices ${others[1]}, SEO ${others[2]}`,
            reference: `benchmark index ${runs[0]!.environment.benchmarkIndex}`,
            figure: String(performance),
            reach: '>= 98, others 100',
            met: performance >= 98 && others.every((value) => value === 100),
          },
          {
            what: `Lighthouse mobile, ${name}: LCP, CLS, TBT`,
            measured: `${lcp.toFixed(2)} s, ${cls.toFixed(3)}, ${tbt.toFixed(0)} ms`,
            reference: '',
            figure: `${lcp.toFixed(2)} s`,
            reach: '1.2 s, 0.02, 50 ms',
            met: lcp <= 1.2 && cls <= 0.02 && tbt <= 50,
          },
        );
      }
      return rows;
    } finally {
      await browser.close();
      await stack.stop();
    }
  },
};
