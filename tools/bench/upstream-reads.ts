import { demoPages } from '../demo-pages.ts';
import { startStack } from '../stack.ts';
import { loadInTurns, type Load } from './measure.ts';
import { atLeast, type Benchmark } from './row.ts';
import { startReference, withReferences } from './start-reference.ts';

const parameters = 'language=en&country=GB&locale=en-gb&t=1';
/** Requests per second that are the reach on a machine where a bare Node server gives 34,000. */
const reach = { category: 1_600, search: 250, item: 2_800 };
const reachMachine = 34_000;

/** Upstream's reads with 10 callers, beside a bare Node server on the same machine. Set DATABASE_URL to measure a PostgreSQL server. */
export const upstreamReads: Benchmark = {
  name: 'upstream-reads',
  async run({ short }) {
    const stack = await startStack({
      upstreamEnv: process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {},
    });
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
          const [ours, machine] = (await loadInTurns(
            [
              { ...common, url, pids: [stack.upstream.pid] },
              { ...common, url: bare.url },
            ],
            short ? 1 : 3,
          )) as [Load, Load];
          const scaled = (reach[name] * machine.perSecond) / reachMachine;
          rows.push({
            what: `upstream, ${name}, 10 callers${process.env.DATABASE_URL ? ', PostgreSQL' : ', embedded'}`,
            measured: `${Math.round(ours.perSecond)}/s, p50 ${ours.p50Ms} ms, p99 ${ours.p99Ms} ms, ${ours.cpuMs.toFixed(2)} ms CPU${ours.failed > 0 ? `, ${ours.failed} FAILED` : ''}`,
            reference: `bare Node ${Math.round(machine.perSecond)}/s, so the reach is ${Math.round(scaled)}/s`,
            ...atLeast(ours.perSecond / scaled, 1),
          });
        }
        return rows;
      });
    } finally {
      await stack.stop();
    }
  },
};
