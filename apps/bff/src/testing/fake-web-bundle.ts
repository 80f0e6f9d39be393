import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltWeb, RenderedPage, RenderRequest } from '../web/web-bundle.ts';

export const bootScript = 'document.documentElement.dataset.script="on"';

/** Renders a short page with the request's data, with one call to upstream. */
export async function renderSimplePage({ url, fetcher, signal, requestId }: RenderRequest): Promise<RenderedPage> {
  const response = await fetcher({
    method: 'GET',
    url: '/settings?language=en&country=GB&locale=en-gb&t=1',
    headers: { accept: 'application/json' },
    signal,
    anonymous: false,
  });
  if (!response.ok) return { status: 503, headers: html, html: `<p>failed ${requestId}</p>` };
  return { status: 200, headers: html, html: `<!doctype html><h1>${url}</h1>${await response.text()}` };
}

export const html = { 'content-type': 'text/html; charset=utf-8' };

/** Creates a folder like the client build: one asset, compressed, and a favicon. */
export function createClientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bff-client-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'entry-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'entry-abc123.js.br'), brotliCompressSync('brotli bytes'));
  writeFileSync(join(folder, 'assets', 'entry-abc123.js.gz'), gzipSync('export {};'));
  return folder;
}

/** A web app for tests of the server; tests can pass their own `render`. */
export function createFakeWeb(render: (request: RenderRequest) => Promise<RenderedPage> = renderSimplePage): BuiltWeb {
  return {
    manifest: {},
    clientFolder: createClientFolder(),
    bundle: {
      render,
      bootScript,
      pageQueryParameters: ['f', 'page', 'q', 'companyId'],
      pageNames: ['cart', 'portal'],
      scannerPath: '/unit/scan',
      localePath: (locale) => `/${locale}/`,
      sitemapEntries: (locale, addresses) => addresses.map((one) => `/${locale}/${one.categorySlug}/${one.slug}`),
      categoryPaths: (locale, categories) => categories.map((one) => `/${locale}/${one.slug}--${one.id}`),
    },
  };
}
