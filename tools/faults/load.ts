import { Worker } from 'node:worker_threads';
import { demoPages } from '../demo-pages.ts';
import type { Stack } from '../stack.ts';
import type { Answered, Kind, Offer } from './offered-load.ts';

const market = 'language=en&country=GB&locale=en-gb';

/** Asks in a thread of its own, and resolves with all answers. */
export function runLoad(offer: Offer): Promise<Answered[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('offered-load.ts', import.meta.url), { workerData: offer });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** What visitors and robots ask for: few pages again and again, and many articles and searches once. */
export async function loadPaths({ url, upstreamUrl }: Stack): Promise<Record<Kind, string[]>> {
  const pages = await demoPages(upstreamUrl);
  const sitemap = await (await fetch(`${url}/sitemaps/en-gb-1.xml`)).text();
  const items = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address!).pathname)
    .filter((path) => path.split('/').length === 4 && path.includes('--'));
  if (items.length < 1_000) throw new Error(`The sitemap has only ${items.length} articles`);
  return {
    'cached page': [pages.home, pages.categories, pages.item],
    'page of an article': items.filter((_, n) => n % 2 === 0),
    'page for a robot': items.filter((_, n) => n % 2 === 1),
    search: Array.from({ length: 997 }, (_, n) => `/api/items/search?${market}&expression=gasket+${n}&page=1&t=1`),
  };
}
