import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import request, { type Response as SuperAgentResponse } from 'supertest';
import { createFakeWeb, html, renderSimplePage } from '../testing/fake-web-bundle.ts';
import { answerSimply, startUpstream, type Answer, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type BffOptions, type RunningBff } from '../testing/start-bff.ts';
import { waitFor } from '../testing/wait-for.ts';
import type { RenderedPage, RenderRequest } from '../web/web-bundle.ts';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.close();
});

async function start(
  render: (rendering: RenderRequest) => Promise<RenderedPage> = renderSimplePage,
  options: BffOptions = {},
): Promise<{ upstream: StandInUpstream; bff: RunningBff }> {
  const upstream = await startUpstream(answerSimply);
  const bff = await startBff(upstream.url, { web: createFakeWeb(render), ...options });
  running.push(upstream, bff);
  return { upstream, bff };
}

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const collectGarbage = async (): Promise<void> => {
  await sleep(10);
  gc();
};

const page = (status: number, text = 'x', headers: Record<string, string> = html): Promise<RenderedPage> =>
  Promise.resolve({ status, headers, html: text });

describe('pages', () => {
  it('are rendered with anonymous upstream data and then come from the cache', async () => {
    const { upstream, bff } = await start();
    const first = await request(bff.url).get('/sv-se/').set({ cookie: 'sid=secret', authorization: 'Bearer x' });
    expect(first.text).toContain('<h1>/sv-se/</h1>{"ok":true}');
    expect(first.headers).toMatchObject({ 'x-page-cache': 'rendered', 'cache-control': 'private, no-cache' });
    const second = await request(bff.url).get('/sv-se/');
    expect(second.headers['x-page-cache']).toBe('fresh');
    expect(upstream.requests).toHaveLength(1);
    const headers = upstream.requests[0]?.headers;
    expect(Object.keys(headers ?? {}).sort()).toEqual(['accept', 'connection', 'host', 'traceparent', 'x-request-id']);
    expect(headers?.['x-request-id']).toBe(first.headers['x-request-id']);
  });

  it('leak no memory: listeners on the signal of a rendering are released', async () => {
    const kept: WeakRef<object>[] = [];
    const { bff } = await start((rendering) => {
      const large = { page: 'x' };
      kept.push(new WeakRef(large));
      // like rendering: a signal derived from the given one, and a listener that holds page and signal
      const other = new AbortController();
      const any = AbortSignal.any([rendering.signal, other.signal]);
      any.addEventListener('abort', () => [large, rendering, other]);
      return renderSimplePage(rendering);
    });
    for (let n = 0; n < 5; n += 1) await request(bff.url).get(`/sv-se/${n}`);
    for (let n = 0; n < 5; n += 1) await collectGarbage();
    expect(kept).toHaveLength(5);
    expect(kept.filter((one) => one.deref()).length).toBeLessThan(2);
  });

  it('get only their own query parameters', async () => {
    const { bff } = await start();
    const answer = await request(bff.url).get('/sv-se/search?utm=1&q=pump&h=2');
    expect(answer.text).toContain('<h1>/sv-se/search?q=pump</h1>');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('are compressed for %s', async (accepted, encoding) => {
    const { bff } = await start(() => page(200, 'text '.repeat(2_000)));
    for (let n = 0; n < 2; n += 1) {
      const answer = await request(bff.url).get('/sv-se/').set('accept-encoding', accepted).buffer(true).parse(asBytes);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toBe('Accept-Encoding');
    }
  });

  it('are not sent again when the browser has them (304)', async () => {
    const { bff } = await start();
    const { etag = '' } = (await request(bff.url).get('/sv-se/')).headers;
    expect((await request(bff.url).get('/sv-se/').set('if-none-match', etag)).status).toBe(304);
    expect((await request(bff.url).get('/sv-se/').set('if-none-match', 'W/"other"')).status).toBe(200);
  });

  it('keep the status of redirects, not-found and error pages', async () => {
    const { bff } = await start(({ url }) => {
      if (url === '/sv-se/moved') return page(301, '', { location: '/sv-se/right' });
      return page(url === '/sv-se/lost' ? 404 : 503, 'page of the web app');
    });
    const moved = await request(bff.url).get('/sv-se/moved?h=7');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/sv-se/right?h=7']);
    expect(await request(bff.url).get('/sv-se/lost')).toMatchObject({ status: 404, text: 'page of the web app' });
    const failed = await request(bff.url).get('/sv-se/failed');
    expect(failed).toMatchObject({ status: 503, text: 'page of the web app' });
    expect(failed.headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '5',
      'x-reason-code': 'internal',
    });
  });

  it('answer HEAD with headers only', async () => {
    const { bff } = await start();
    const answer = await request(bff.url).head('/sv-se/');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(10);
  });

  it('abort a rendering within a second when nobody waits for it, but not while others do', async () => {
    const signals: AbortSignal[] = [];
    const { bff } = await start(({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const visit = () => {
      const visitor = get(`${bff.url}/sv-se/`);
      visitor.on('error', () => undefined);
      return visitor;
    };
    const visitors = [visit(), visit()];
    await waitFor(() => signals.length === 1);
    await sleep(50);
    visitors[0]?.destroy();
    await sleep(200);
    expect(signals[0]?.aborted).toBe(false);
    visitors[1]?.destroy();
    await waitFor(() => signals[0]?.aborted === true, 1_000);
    expect(signals).toHaveLength(1);
  });

  it('answer 504 upstream_timeout when rendering takes too long', async () => {
    const { bff } = await start(() => new Promise(() => undefined), { environment: { RENDER_TIME_LIMIT_MS: '100' } });
    const answer = await request(bff.url).get('/sv-se/');
    expect([answer.status, answer.headers['x-reason-code']]).toEqual([504, 'upstream_timeout']);
  });
});

const asBytes = (answer: SuperAgentResponse, done: (error: Error | null, body: unknown) => void): void => {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => done(null, Buffer.concat(chunks)));
};

describe('when upstream is down', () => {
  it('cached pages are still served with 200, others answer 503 with their request id', async () => {
    let now = 1_000_000;
    const { upstream, bff } = await start(renderSimplePage, { now: () => now });
    await request(bff.url).get('/sv-se/');
    await upstream.close();
    now += 3_600_000;
    const kept = await request(bff.url).get('/sv-se/');
    expect([kept.status, kept.headers['x-page-cache']]).toEqual([200, 'failure']);

    const other = await request(bff.url).get('/sv-se/other');
    expect(other.status).toBe(503);
    expect(other.headers).toMatchObject({
      'x-reason-code': 'upstream_down',
      'retry-after': '5',
      'cache-control': 'no-store',
    });
    expect(other.text).toContain('Butiken kan inte nås just nu');
    expect(other.text).toContain(other.headers['x-request-id']);
    expect(other.text).not.toMatch(/style=|<style|<script>/);
    // the error page reloads by itself
    const script = /<script src="([^"]+)" defer>/.exec(other.text)?.[1] ?? '';
    const served = await request(bff.url).get(script);
    expect(served.headers['content-type']).toMatch(/javascript/);
    expect(served.text).toContain('location.reload()');
  });

  it.each([
    ['/de-de/x', 'Der Shop ist gerade nicht erreichbar', 'de'],
    ['/pt-br/', 'A loja não está acessível', 'pt-BR'],
    ['/sr-latn-rs/', 'Prodavnica trenutno nije dostupna', 'sr-Latn'],
    ['/xx/', 'The shop cannot be reached', 'en'],
  ])('N7: the error page of %s is in its language', async (path, text, language) => {
    const { upstream, bff } = await start();
    await upstream.close();
    const answer = await request(bff.url).get(path);
    expect(answer.text).toContain(text);
    expect(answer.text).toContain(`lang="${language}"`);
  });

  it('a path that looks like a tag is escaped on the error page', async () => {
    const { upstream, bff } = await start();
    await upstream.close();
    expect((await request(bff.url).get('/en-gb/%3Cscript%3E%22')).text).not.toMatch(/<script>|"">/);
  });
});

describe('the root address', () => {
  const root = (bff: RunningBff, headers: Record<string, string> = {}) =>
    request(bff.url).get('/?companyId=-x').set(headers);

  it('A8: leads to the market of the locale cookie', async () => {
    const { bff } = await start();
    const answer = await root(bff, { cookie: 'a=b; locale=sv-se', 'accept-language': 'de' });
    expect([answer.status, answer.headers['location']]).toEqual([302, '/sv-se/?companyId=-x']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('else to the market of the browser’s languages, which sets the country cookie', async () => {
    const { bff } = await start();
    const answer = await root(bff, { cookie: 'locale=xx-yy', 'accept-language': 'en-US' });
    expect(answer.headers['location']).toBe('/en-us/?companyId=-x');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^country=US; Path=\/; Max-Age=31536000; SameSite=Lax$/),
    ]);
  });

  it('else to the default market', async () => {
    const { bff } = await start();
    expect((await root(bff)).headers['location']).toBe('/de-de/?companyId=-x');
  });

  it.each([
    ['/i/30-114-0021', '/sv-se/unit?q=30-114-0021'],
    ['/i/VT%200021?companyId=-x', '/sv-se/unit?q=VT+0021'],
    ['/i/https:example.com', '/sv-se/unit?q=https%3Aexample.com'],
    ['/i/a&next=b%23c', '/sv-se/unit?q=a%26next%3Db%23c'],
    [`/i/${'x'.repeat(300)}`, `/sv-se/unit?q=${'x'.repeat(300)}`],
  ])('J7: the link on a label, %s, leads to the search for the unit in the reader’s market', async (link, page) => {
    const { bff } = await start();
    const answer = await request(bff.url).get(link).set({ cookie: 'locale=sv-se' });
    expect([answer.status, answer.headers['location']]).toEqual([302, page]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it.each(['/i/%2f%2fexample.com', '/i/..', '/i//example.com', '/i/%0d%0aset-cookie:x', '/i/%5cexample.com'])(
    'J7: %s leads nowhere',
    async (link) => {
      const { bff } = await start();
      const answer = await request(bff.url).get(link);
      expect(answer.headers['location'] ?? '').not.toContain('example.com');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect([400, 404]).toContain(answer.status);
    },
  );

  it('answers 503 with its request id when upstream is down from the start', async () => {
    const { upstream, bff } = await start();
    await upstream.close();
    expect((await root(bff)).status).toBe(503);
  });
});

describe('a shop without a market', () => {
  const emptyShop: Answer = (_incoming, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json', 'x-reason-code': 'no_market' });
    response.end('{"status":503,"title":"Service unavailable","code":"no_market","requestId":"y"}');
  };

  it.each([
    ['/', 'This shop has nothing in it yet'],
    ['/en-gb/', 'This shop has nothing in it yet'],
    ['/sv-se/cart', 'Butiken är fortfarande tom'],
  ])('says on %s what has to be done, in the page, its reason and the log', async (path, title) => {
    const upstream = await startUpstream(emptyShop);
    const bff = await startBff(upstream.url, { web: createFakeWeb() });
    running.push(upstream, bff);
    const answer = await request(bff.url).get(path);
    expect([answer.status, answer.headers['x-reason-code']]).toEqual([503, 'no_market']);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect(answer.text).toContain('npm run import -- FOLDER');
    expect(answer.text).toContain('docs/own-catalogue.md');
    expect(bff.log.at(-1)).toMatchObject({ status: 503, reason: 'no_market' });
  });
});

describe('files for browsers and robots', () => {
  it('assets are precompressed and immutable', async () => {
    const { bff } = await start();
    const answer = await request(bff.url)
      .get('/assets/entry-abc123.js')
      .set('accept-encoding', 'br, gzip')
      .buffer(true)
      .parse(asBytes);
    expect(String(answer.body)).toBe('brotli bytes');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const gzip = await request(bff.url)
      .get('/assets/entry-abc123.js')
      .set('accept-encoding', 'gzip')
      .buffer(true)
      .parse(asBytes);
    expect([gzip.headers['content-encoding'], String(gzip.body)]).toEqual(['gzip', 'export {};']);
  });

  it('a missing asset gets a short 404, and the build manifest is not published', async () => {
    const { upstream, bff } = await start();
    expect((await request(bff.url).get('/assets/missing.js')).status).toBe(404);
    expect((await request(bff.url).get('/.vite/manifest.json')).text).not.toBe('{}');
    expect((await request(bff.url).get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect(upstream.requests.length).toBeLessThanOrEqual(1);
  });

  it('a file stays available after it is deleted from the folder, and range requests are answered with the whole file', async () => {
    const web = createFakeWeb();
    const { bff } = await start(undefined, { web });
    rmSync(join(web.clientFolder, 'assets'), { recursive: true });
    for (const range of [undefined, 'bytes=0-3', 'bytes=5-1', 'bytes=-2', 'bytes=99-']) {
      const answer = await request(bff.url)
        .get('/assets/entry-abc123.js')
        .set({ 'accept-encoding': 'identity', ...(range ? { range } : {}) })
        .buffer(true)
        .parse(asBytes);
      expect([answer.status, String(answer.body)]).toEqual([200, 'export {};']);
    }
  });

  it('a file that the browser has is not sent again, and HEAD gets only its length', async () => {
    const { bff } = await start();
    const { etag = '' } = (await request(bff.url).get('/assets/entry-abc123.js')).headers;
    expect((await request(bff.url).get('/assets/entry-abc123.js').set('if-none-match', etag)).status).toBe(304);
    const head = await request(bff.url).head('/assets/entry-abc123.js').set('accept-encoding', 'identity');
    expect(head.headers['content-length']).toBe('10');
  });

  it('robots.txt names the sitemap', async () => {
    const { bff } = await start();
    expect((await request(bff.url).get('/robots.txt')).text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });

  it('the sitemap lists the start page, categories and items of every market', async () => {
    const { upstream, bff } = await start();
    upstream.server.removeAllListeners('request').on('request', (incoming, response) => {
      const path = (incoming.url ?? '').split('?')[0];
      const address = {
        categorySlug: 'pumps',
        categoryId: '1',
        slug: 'a&b',
        genericItemId: '2',
        commercialItemId: null,
      };
      response.setHeader('content-type', 'application/json');
      const isFirst = incoming.url?.includes('page=1') === true;
      const addresses = { total: 5_001, addresses: isFirst ? [address] : [] };
      if (path === '/items/addresses') response.end(JSON.stringify(addresses));
      else if (path === '/categories') response.end(JSON.stringify([category]));
      else answerSimply(incoming, response, '');
    });
    const index = await request(bff.url).get('/sitemap.xml').buffer(true);
    expect(index.headers['content-type']).toContain('xml');
    expect(index.text).toContain('<loc>http://localhost:3000/sitemaps/sr-latn-rs-2.xml</loc>');
    const file = await request(bff.url).get('/sitemaps/sv-se-1.xml').buffer(true);
    for (const path of ['/sv-se/', '/sv-se/pumps--1', '/sv-se/pumps/a&#38;b']) {
      expect(file.text).toContain(`<loc>http://localhost:3000${path}</loc>`);
    }
    expect((await request(bff.url).get('/sitemaps/xx-yy-1.xml')).status).toBe(404);
    expect((await request(bff.url).get('/sitemaps/sv-se-0.xml')).status).toBe(404);
    expect((await request(bff.url).get('/sitemaps/sv-se-9.xml')).status).toBe(404);
  });
});

const category = {
  id: '1',
  name: 'Pumps',
  defaultName: 'Pumps',
  slug: 'pumps',
  visible: true,
  parent: null,
  categories: [],
  path: ['1'],
  metaDescription: '',
  image: null,
  filters: [],
};
