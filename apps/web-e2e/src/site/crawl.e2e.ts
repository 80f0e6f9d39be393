import { expect, test, type APIRequestContext } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

/** Maximum pages of one crawl; an idle machine takes about 5 s for them. */
const maxPages = 150;
const atOnce = 4;
const timeLimitMs = 25_000;

interface Link {
  kind: 'a' | 'form' | 'img' | 'link' | 'script';
  address: string;
}

const read = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'");

function linksOf(html: string): Link[] {
  const found = html.matchAll(/<(a|form|img|link|script)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g);
  return [...found].map(([, kind, address = '']) => ({ kind: kind as Link['kind'], address: read(address) }));
}

const ids = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => read(id)));

/** Maximum filter links followed from each page, since filters combine to too many addresses. */
const maxFilterLinks = 3;

interface Walk {
  start: string;
  origin: string;
  /** What is wrong with a link, or undefined. */
  complaintOf?: (link: Link) => string | undefined;
}

/** Follows every link from a page, breadth first, and returns the errors it finds. */
async function walk(
  request: APIRequestContext,
  { start, origin, complaintOf }: Walk,
): Promise<{ pages: number; errors: string[] }> {
  const errors: string[] = [];
  const known = new Set([start]);
  const queue = [{ path: start, from: 'the start' }];
  const endsAt = Date.now() + timeLimitMs;
  let pages = 0;

  async function look({ path, from }: { path: string; from: string }): Promise<void> {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) errors.push(`${answer.status()} ${path} (from ${from})`);
    if (!answer.headers()['content-type']?.startsWith('text/html')) return;
    pages += 1;
    const html = await answer.text();
    const anchors = ids(html);
    let filters = 0;
    for (const link of linksOf(html)) {
      const complaint = complaintOf?.(link);
      if (complaint) errors.push(`${complaint}: ${link.address} (on ${path})`);
      if (/^(?:mailto:|tel:|data:)/.test(link.address)) continue;
      const target = new URL(link.address, origin + path);
      // sign-in leads to the identity provider, which is not crawled
      if (target.origin !== origin || target.pathname.startsWith('/auth/')) continue;
      const isHere = link.address.startsWith('#');
      if (isHere && target.hash !== '#' && !anchors.has(decodeURIComponent(target.hash.slice(1))))
        errors.push(`nothing at ${link.address} (on ${path})`);
      const next = target.pathname + target.search;
      // submitting the form without its field redirects to home on purpose
      if (isHere || link.kind === 'form' || next === '/' || known.has(next)) continue;
      if (target.searchParams.has('f') && (filters += 1) > maxFilterLinks) continue;
      known.add(next);
      queue.push({ path: next, from: path });
    }
  }

  while (queue.length > 0 && pages < maxPages && Date.now() < endsAt) {
    await Promise.all(queue.splice(0, atOnce).map(look));
  }
  return { pages, errors };
}

/** The company site of a link, also when the link goes through sign-in. */
function companyOf(address: string, origin: string): string | null {
  const { searchParams } = new URL(address, origin);
  return new URL(searchParams.get('returnTo') ?? address, origin).searchParams.get('companyId');
}

const isPage = ({ kind, address }: Link): boolean =>
  kind === 'a' && address.startsWith('/') && !address.startsWith('/media/');

test.describe.configure({ timeout: 60_000 });

test('A1: no link, picture or file on the pages is broken', async ({ request, baseURL }) => {
  const { pages, errors } = await walk(request, { start: '/en-gb/', origin: baseURL! });
  expect(errors).toEqual([]);
  expect(pages).toBeGreaterThan(50);
});

test('A1: no link leaves a company site', async ({ request, baseURL }) => {
  const { pages, errors } = await walk(request, {
    start: '/sv-se/?companyId=-elmbridge',
    origin: baseURL!,
    complaintOf: (link) =>
      isPage(link) && companyOf(link.address, baseURL!) !== '-elmbridge' ? 'leaves the company site' : undefined,
  });
  expect(errors).toEqual([]);
  expect(pages).toBeGreaterThan(50);
});

test('A1: an unknown locale answers 404 on every path, with links to all markets', core, async ({ request }) => {
  for (const path of ['/xx-yy/', '/xx-yy/search', '/xx-yy/wrong--gasketed', '/xx-yy/x--gasketed/y--GX032-']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain('href="/sv-se/"');
  }
});

test(
  'N7: hydration causes no errors, even where server and browser format a currency differently',
  core,
  async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    for (const path of [
      '/sr-latn-rs/x--gasketed',
      '/sr-latn-rs/search?q=GX-032',
      '/en-gb/error',
      '/en-gb/nope--nope',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(complaints).toEqual([]);
  },
);
