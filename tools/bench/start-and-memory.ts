import { demoPages } from '../demo-pages.ts';
import { startStack, withoutCollector, withoutPeerLimits } from '../stack.ts';
import { load, residentMb } from '../measure.ts';
import { atMost, type Benchmark } from './row.ts';
import { startReference, withReferences } from './start-reference.ts';

/** Time from the start of a built shop to its first page, and memory of its processes under load. */
export const startAndMemory: Benchmark = {
  name: 'start-and-memory',
  about: 'start of a built shop to its first page; memory of BFF and upstream under load',
  minutes: 1,
  async run({ short }) {
    await (await startStack()).stop(); // creates bundle and demo data first if they are missing
    const startedAt = performance.now();
    const stack = await startStack({
      bffEnv: { ...withoutPeerLimits, ...withoutCollector },
      upstreamEnv: withoutCollector,
    });
    try {
      const pages = await demoPages(stack.upstreamUrl);
      await (await fetch(`${stack.url}${pages.home}`)).text();
      const seconds = (performance.now() - startedAt) / 1000;
      const idle = residentMb(stack.bff.pid);
      for (const page of [pages.home, pages.smallCategory, pages.item]) {
        await load({
          url: `${stack.url}${page}`,
          callers: 20,
          seconds: short ? 2 : 10,
          headers: { 'accept-encoding': 'br' },
        });
      }
      const bff = residentMb(stack.bff.pid);
      return await withReferences([startReference('bare')], (bare) => {
        const bareNode = residentMb(bare.pid);
        return Promise.resolve([
          {
            what: 'start of a built shop to its first page',
            measured: `${seconds.toFixed(1)} s`,
            reference: '',
            ...atMost(seconds, 5, ' s'),
          },
          {
            what: 'BFF: resident memory under load',
            measured: `${bff.toFixed(0)} MB (idle ${idle.toFixed(0)})`,
            reference: `bare Node ${bareNode.toFixed(0)} MB`,
            ...atMost(bff, 180, ' MB'),
          },
          {
            what: 'upstream: resident memory under load',
            measured: `${residentMb(stack.upstream.pid).toFixed(0)} MB`,
            reference: 'with embedded PostgreSQL',
            figure: '',
            reach: '',
            met: null,
          },
        ]);
      });
    } finally {
      await stack.stop();
    }
  },
};
