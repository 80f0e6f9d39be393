import { demoPages } from '../demo-pages.ts';
import { startStack } from '../stack.ts';
import { atMost, type Benchmark } from './row.ts';
import { withPage } from './with-page.ts';

/** Bytes of script fetched before a page is interactive (named in the HTML), and until nothing more is fetched. */
export const firstLoadBytes: Benchmark = {
  name: 'first-load',
  about: 'script that home, category and item load: bytes before they are interactive, and until nothing more comes',
  minutes: 1,
  async run({ chromePath }) {
    const stack = await startStack();
    try {
      const { home, smallCategory, item } = await demoPages(stack.upstreamUrl);
      const rows = [];
      for (const [name, path] of Object.entries({ home, category: smallCategory, item })) {
        const html = await (await fetch(`${stack.url}${path}`, { headers: { accept: 'text/html' } })).text();
        const named = [...html.matchAll(/<(?:link[^>]*rel="modulepreload"[^>]*|script[^>]*type="module"[^>]*)>/g)]
          .map(([tag]) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1])
          .filter((address) => address !== undefined);
        const gzip = await bytesOf(stack.url, named, 'gzip');
        const brotli = await bytesOf(stack.url, named, 'br');
        const later = await withPage({ chromePath }, async (page) => {
          const fetched: string[] = [];
          page.on(
            'response',
            (response) =>
              response.request().resourceType() === 'script' && fetched.push(new URL(response.url()).pathname),
          );
          await page.goto(`${stack.url}${path}`, { waitUntil: 'networkidle' });
          const files = [...new Set(fetched)];
          return `${kB(await bytesOf(stack.url, files, 'br'))} brotli in ${files.length} files`;
        });
        rows.push({
          what: `first load of ${name}: script`,
          measured: `${kB(gzip)} gzip, ${kB(brotli)} brotli in ${new Set(named).size} files`,
          reference: `until the network is idle: ${later}`,
          ...atMost(gzip / 1000, 125, ' kB'),
        });
      }
      return rows;
    } finally {
      await stack.stop();
    }
  },
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function bytesOf(url: string, addresses: readonly string[], encoding: 'gzip' | 'br'): Promise<number> {
  const { request } = await import('node:http');
  const one = (address: string) =>
    new Promise<number>((resolve, reject) => {
      request(new URL(address, url), { headers: { 'accept-encoding': encoding } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () =>
          response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${address}: ${response.statusCode}`)),
        );
      })
        .on('error', reject)
        .end();
    });
  let sum = 0;
  for (const address of new Set(addresses)) sum += await one(address);
  return sum;
}
