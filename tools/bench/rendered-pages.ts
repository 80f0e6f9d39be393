import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPages } from '../demo-pages.ts';
import { startStack, withoutCollector, withoutPeerLimits } from '../stack.ts';
import { load, loadInTurns, type Load } from '../measure.ts';
import { atLeast, atMost, type Benchmark } from './row.ts';
import { startReference, withReferences } from './start-reference.ts';

/** The category page from the page cache, compared with a bare Express route that sends the same bytes; and rendered for each request. */
export const renderedPages: Benchmark = {
  name: 'rendered-pages',
  about: 'a category page from the page cache, beside bare Express; and rendered anew, CPU per page',
  minutes: 2,
  async run({ short }) {
    const warm = await measureWarm(short);
    const cold = await measureCold(short);
    return [...warm, ...cold];
  },
};

async function measureWarm(short: boolean) {
  const stack = await startStack({ bffEnv: { ...withoutPeerLimits, ...withoutCollector } });
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  try {
    const { smallCategory } = await demoPages(stack.upstreamUrl);
    const url = `${stack.url}${smallCategory}`;
    await bytesOf(url); // the second response comes from the cache
    const page = await bytesOf(url);
    const file = join(folder, 'page');
    writeFileSync(file, page.body);
    const encoding = page.encoding ? [page.encoding] : [];
    return await withReferences([startReference('page', file, ...encoding)], async (bare) => {
      const rows = [];
      for (const callers of [1, 10]) {
        const common = { callers, seconds: short ? 1 : 4, headers: acceptPage };
        const [ours, theirs] = (await loadInTurns(
          [
            { ...common, url, pids: [stack.bff.pid] },
            { ...common, url: bare.url, pids: [bare.pid] },
          ],
          short ? 1 : 3,
        )) as [Load, Load];
        rows.push({
          what: `category page, warm, ${callers} caller${callers > 1 ? 's' : ''}`,
          measured: `${each(ours)}${ours.failed > 0 ? `, ${ours.failed} FAILED` : ''}`,
          reference: `bare Express, the same ${page.body.length} bytes: ${each(theirs)}`,
          ...atLeast(ours.perSecond / theirs.perSecond, 0.8),
        });
      }
      return rows;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await stack.stop();
  }
}

async function measureCold(short: boolean) {
  const stack = await startStack({
    bffEnv: {
      ...withoutPeerLimits,
      ...withoutCollector,
      PAGE_FRESH_MS: '0',
      PAGE_STALE_MS: '0',
      PAGE_FAILURE_MS: '0',
    },
    upstreamEnv: withoutCollector,
  });
  try {
    const { smallCategory } = await demoPages(stack.upstreamUrl);
    const url = `${stack.url}${smallCategory}`;
    const pids = [stack.bff.pid, stack.upstream.pid];
    await load({ url, callers: 1, seconds: short ? 2 : 10, headers: acceptPage }); // warms up until the code is compiled
    const both = await load({ url, callers: 1, seconds: short ? 2 : 8, headers: acceptPage, pids });
    const bffAlone = await load({
      url,
      callers: 1,
      seconds: short ? 2 : 8,
      headers: acceptPage,
      pids: [stack.bff.pid],
    });
    return await withReferences([startReference('bare')], async (bare) => {
      const machine = await load({ url: bare.url, callers: 10, seconds: 2 });
      return [
        {
          what: 'category page, cold: CPU per page, upstream included',
          measured: `${both.cpuMs.toFixed(1)} ms (BFF ${bffAlone.cpuMs.toFixed(1)} ms), ${both.p50Ms} ms to the page`,
          reference: `this machine: bare Node ${Math.round(machine.perSecond)}/s`,
          ...atMost(both.cpuMs, 15, ' ms'),
        },
      ];
    });
  } finally {
    await stack.stop();
  }
}

const acceptPage = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
const each = (measured: Load) => `${Math.round(measured.perSecond)}/s, ${measured.cpuMs.toFixed(2)} ms CPU`;

/** The response body as transferred, compressed. */
function bytesOf(url: string): Promise<{ body: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: acceptPage }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] ?? '' }),
      );
    })
      .on('error', reject)
      .end();
  });
}
