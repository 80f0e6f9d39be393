import { categories, createApiClient, items, type ApiClient } from '@shop/api-contracts';
import type { Request, Response } from 'express';
import { abortWhenGone } from '../http/abort-when-gone.ts';
import { answerFailure, refuse } from '../http/answer-failure.ts';
import type { CallUpstream } from '../upstream/call-upstream.ts';
import { reasonOf, UpstreamError } from '../upstream/failure.ts';
import { identityOf, type CallIdentity } from '../upstream/request-headers.ts';
import { bestEncoding } from '../http/encodings.ts';
import { marketParametersOf, type AddressedMarket, type MarketDirectory } from './markets.ts';
import type { RenderLimit } from '../protection/render-limit.ts';
import { RenderLimitError, type PageCache } from './page-cache.ts';
import { createFetcher } from './renderer.ts';
import { sendPage } from './send-page.ts';
import type { RenderedPage, WebBundle } from '../web/web-bundle.ts';

interface SitemapOptions {
  directory: (identity: CallIdentity) => Promise<MarketDirectory>;
  callUpstream: CallUpstream;
  cache: PageCache;
  web: WebBundle;
  /** Without a trailing slash. */
  publicUrl: string;
  maxWaitMs: number;
  renderLimit: RenderLimit;
}

/** Addresses per page of upstream's answer. */
const addressesPerPage = 5_000;

const escapeXml = (text: string): string => text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const document = (root: 'sitemapindex' | 'urlset', element: 'sitemap' | 'url', addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${element}><loc>${escapeXml(address)}</loc></${element}>\n`)
    .join('')}</${root}>\n`;

const xml = (text: string): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  html: text,
});

/** `/sitemap.xml` (an index), `/sitemaps/{locale}-{n}.xml` from 1, and `/robots.txt`. */
export function sitemaps({ directory, callUpstream, cache, web, publicUrl, maxWaitMs, renderLimit }: SitemapOptions) {
  const clientFor = (market: AddressedMarket, identity: CallIdentity, signal: AbortSignal): ApiClient =>
    createApiClient({
      fetcher: createFetcher(callUpstream, identity, maxWaitMs, signal),
      market: marketParametersOf(market),
    });

  async function addressPage(api: ApiClient, page: number) {
    const answer = await api.call(items.addresses, { query: { page } });
    if (!answer.ok) throw new UpstreamError('upstream_down', answer.error);
    return answer.data;
  }

  async function index(identity: CallIdentity, signal: AbortSignal): Promise<RenderedPage> {
    const { list } = await directory(identity);
    const files = await Promise.all(
      list.map(async (market) => {
        const { total } = await addressPage(clientFor(market, identity, signal), 1);
        const count = Math.max(1, Math.ceil(total / addressesPerPage));
        return Array.from({ length: count }, (_, n) => `${publicUrl}/sitemaps/${market.locale}-${n + 1}.xml`);
      }),
    );
    return xml(document('sitemapindex', 'sitemap', files.flat()));
  }

  async function file(market: AddressedMarket, page: number, identity: CallIdentity, signal: AbortSignal) {
    const api = clientFor(market, identity, signal);
    const { addresses } = await addressPage(api, page);
    // a sitemap must not be empty
    if (page > 1 && addresses.length === 0) return { ...xml(document('urlset', 'url', [])), status: 404 };
    const paths = page === 1 ? [web.localePath(market.locale), ...(await categoryPaths(api, market.locale))] : [];
    paths.push(...web.sitemapEntries(market.locale, addresses));
    return xml(
      document(
        'urlset',
        'url',
        paths.map((path) => publicUrl + path),
      ),
    );
  }

  async function categoryPaths(api: ApiClient, locale: string): Promise<string[]> {
    const tree = await api.call(categories.tree, {});
    if (!tree.ok) throw new UpstreamError('upstream_down', tree.error);
    return web.categoryPaths(locale, tree.data);
  }

  async function answer(
    request: Request,
    response: Response,
    render: (identity: CallIdentity, signal: AbortSignal) => Promise<RenderedPage>,
  ): Promise<void> {
    const { context } = request;
    const signal = abortWhenGone(response);
    try {
      const served = await cache.get({
        key: context.target.path,
        hasQuery: false,
        encoding: bestEncoding(request.headers['accept-encoding']),
        signal,
        mayRender: () => renderLimit.admits(request),
        render: (end) => render(identityOf(context), end),
      });
      await sendPage(request, response, served);
    } catch (error) {
      if (error instanceof RenderLimitError) renderLimit.refuse(request, response);
      else if (!signal.aborted) answerFailure(request, response, reasonOf(error));
    }
  }

  return {
    index: (request: Request, response: Response): Promise<void> => {
      request.context.route = 'sitemap';
      return answer(request, response, index);
    },
    file: async (request: Request, response: Response): Promise<void> => {
      const { context } = request;
      context.route = 'sitemap';
      const [, locale, page] = /^\/sitemaps\/([a-z-]{4,12})-([1-9]\d{0,3})\.xml$/.exec(context.target.path) ?? [];
      const known = locale && (await directory(identityOf(context)).catch(() => undefined));
      const market = known ? known.list.find((one) => one.locale === locale) : undefined;
      if (locale && !known) answerFailure(request, response, 'upstream_down');
      else if (!market) refuse(request, response, { status: 404, code: 'unknown_path', title: 'Sitemap not found' });
      else await answer(request, response, (identity, signal) => file(market, Number(page), identity, signal));
    },
    robots: (request: Request, response: Response): void => {
      request.context.route = 'robots';
      const rules = ['/api/', '/*/cart', '/*/checkout', '/*/portal', '/*/search', '/*?*f=', '/*&f='].map(
        (path) => `Disallow: ${path}`,
      );
      response
        .set('cache-control', 'public, max-age=3600')
        .type('text')
        .send(['User-agent: *', ...rules, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'));
    },
  };
}
