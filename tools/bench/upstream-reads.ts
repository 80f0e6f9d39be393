import { demoPages } from '../demo-pages.ts';
import { startStack, withoutCollector } from '../stack.ts';
import { loadInTurns, type Load } from '../measure.ts';
import { atLeast, type Benchmark, type BenchRow } from './row.ts';
import { startScaledDatabase } from './scaled-database.ts';
import { startReference, withReferences } from './start-reference.ts';

const parameters = 'language=en&country=GB&locale=en-gb&t=1';
/** Target requests per second at 10 thousand items, on a machine where a bare Node server reaches 34,000. */
const reach = { category: 1_600, search: 250, item: 2_800 };
const reachMachine = 34_000;
const scaledArticles = 100_000;

/**
 * Upstream's reads with 10 callers, compared with a bare Node server on the same machine: the demo's 5 thousand articles, and 100 thousand.
 */
export const upstreamReads: Benchmark = {
  name: 'upstream-reads',
  about: 'one category, search and item again and again, so from memory: the demo, and 100,000 articles on PostgreSQL',
  minutes: 8,
  async run({ short }) {
    const rows = await measuredReads('5 thousand articles, embedded', {}, short);
    const scaled = await startScaledDatabase({ articles: short ? 10_000 : scaledArticles });
    if (!scaled) return rows;
    try {
      const label = `${short ? 10 : scaledArticles / 1000} thousand articles, PostgreSQL`;
      return [...rows, ...(await measuredReads(label, { DATABASE_URL: scaled.url }, short))];
    } finally {
      await scaled.stop();
    }
  },
};

async function measuredReads(label: string, upstreamEnv: Record<string, string>, short: boolean): Promise<BenchRow[]> {
  const stack = await startStack({ upstreamEnv: { ...upstreamEnv, ...withoutCollector } });
  try {
    const pages = await demoPages(stack.upstreamUrl);
    const idOf = (path: string) => path.split('--').at(-1)!;
    const item = idOf(pages.item).split('-')[0]!;
    const urls = {
      category: `${stack.upstreamUrl}/items/category/${idOf(pages.category)}?${parameters}`,
      search: `${stack.upstreamUrl}/items/search?expression=gasket&${parameters}`,
      item: `${stack.upstreamUrl}/items/${item}?${parameters}`,
    };
    return await withReferences([startReference('bare')], async (bare) => {
      const common = { callers: 10, seconds: short ? 1 : 4 };
      const rows = [];
      for (const [name, url] of Object.entries(urls) as [keyof typeof urls, string][]) {
        const startedAt = performance.now();
        await (await fetch(url)).arrayBuffer();
        const firstMs = performance.now() - startedAt;
        const [ours, machine] = (await loadInTurns(
          [
            { ...common, url, pids: [stack.upstream.pid] },
            { ...common, url: bare.url },
          ],
          short ? 1 : 3,
        )) as [Load, Load];
        const scaled = (reach[name] * machine.perSecond) / reachMachine;
        rows.push({
          what: `upstream, ${name}, 10 callers, ${label}`,
          measured: `first ${Math.round(firstMs)} ms; then ${Math.round(ours.perSecond)}/s, p50 ${ours.p50Ms} ms, p99 ${ours.p99Ms} ms, ${ours.cpuMs.toFixed(2)} ms CPU${ours.failed > 0 ? `, ${ours.failed} FAILED` : ''}`,
          reference: `bare Node ${Math.round(machine.perSecond)}/s, so the reach is ${Math.round(scaled)}/s`,
          ...atLeast(ours.perSecond / scaled, 1),
        });
      }
      return rows;
    });
  } finally {
    await stack.stop();
  }
}
