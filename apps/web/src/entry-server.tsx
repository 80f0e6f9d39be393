// for pages of the development server; a build of the server contains no styles
import '@shop/design-system/global.css';
import {
  ApiError,
  createApiClient,
  markets,
  NotAuthenticatedError,
  type Category,
  type Fetcher,
  type ItemAddresses,
  type MarketListItem,
} from '@shop/api-contracts';
import { createI18n, isPseudoLocale, pageLocale, type Locale } from '@shop/i18n';
import {
  type App,
  appContext,
  callOrThrow,
  categoryTreeQuery,
  companyIdOf,
  createApp,
  createQueryClient,
  escapedJson,
  frameRouteId,
  marketsQuery,
  type MessageHandle,
  pageQueryParameters as firstQueryParameters,
  paths,
  patterns,
  proofQueryParameters,
  shopNameOf,
  unitPaths,
  unitPatterns,
  withMarket,
} from '@shop/platform';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { Writable } from 'node:stream';
import { Document } from './document.tsx';
import { pageAssets, type ViteManifest } from './page-assets.ts';
import type { PageState } from './page-state.ts';
import { withOpenGraph } from './open-graph.ts';
import { withTelemetryKey } from './telemetry-key.ts';
import { lazyPages } from './lazy-pages.tsx';
import { firstPages, siteRoutes } from './routes.tsx';
import { hydrationErrors } from './hydration-errors.ts';
import { routeSources } from './route-sources.ts';
import { treeForBrowser } from './tree-for-browser.ts';

export { bootScript } from './boot-script.ts';
/** Of all pages, also of the proof, whose names browsers do not load first. */
export const pageQueryParameters: readonly string[] = [...firstQueryParameters, ...proofQueryParameters];
export const scannerPath = unitPaths.unitScan();
export const pageNames = [
  ...new Set(Object.values({ ...patterns, ...unitPatterns }).flatMap((pattern) => /^[a-z-]+/.exec(pattern)?.[0] ?? [])),
];

export interface RenderRequest {
  /** Path and query, normalised. */
  url: string;
  /** `https://shop.example` */
  publicUrl: string;
  fetcher: Fetcher;
  manifest: ViteManifest;
  signal: AbortSignal;
  requestId: string;
  demo: boolean;
  /** Key of the collector of telemetry; undefined where there is none. */
  telemetryKey: string | undefined;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** Empty for a redirect. */
  html: string;
}

const handler = createStaticHandler(siteRoutes([...firstPages, ...lazyPages]));

/** Renders one page for everybody: nothing that it reads depends on the visitor. */
export async function render({
  url,
  publicUrl,
  fetcher,
  manifest,
  signal,
  requestId,
  demo,
  telemetryKey,
}: RenderRequest): Promise<RenderedPage> {
  const address = new URL(url, publicUrl);
  const listed = await callOrThrow(anyMarket(fetcher), markets.list, {});
  const asked = listedLocale(address, listed, demo);
  const locale = asked ?? (await defaultLocale(fetcher));
  const app = createServerApp(locale, address, { publicUrl, fetcher, requestId, demo });
  app.queryClient.setQueryData(marketsQuery().queryKey, listed);
  const requestContext = new RouterContextProvider();
  requestContext.set(appContext, app);
  const context = await handler.query(new Request(address, { signal }), {
    requestContext,
    // for an unknown locale only the frame's loader runs, so that no child redirects elsewhere
    ...(asked ? {} : { filterMatchesToLoad: isOfFrame }),
  });
  if (context instanceof Response) {
    return { status: context.status, headers: { location: context.headers.get('location') ?? '/' }, html: '' };
  }
  // late queries stay late: the page must be rendered from the same state that is sent with it
  await app.queryClient.cancelQueries();
  app.queryClient.setQueryData(categoryTreeQuery().queryKey, (tree) => tree && treeForBrowser(tree, url));
  const status = statusOf(context);
  const assets = pageAssets(manifest, routeSources(app, context));
  const state: PageState = {
    locale: app.locale.locale,
    companyId: app.companyId ?? null,
    publicUrl,
    ...(demo ? { isDemo: true } : {}),
    ...(status >= 500 ? { requestId } : {}),
    queries: dehydrate(app.queryClient, { shouldDehydrateQuery: (query) => query.state.status === 'success' }),
    router: { loaderData: context.loaderData, errors: hydrationErrors(context.errors) },
    messages: app.i18n.lingui.messages,
    assets,
  };
  // a cached page must not contain the id of one request
  const shown: App = status >= 500 ? app : { ...app, requestId: undefined };
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await renderWhole(
    <StrictMode>
      <Document app={shown} assets={assets} state={escapedJson(state)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    </StrictMode>,
    signal,
  );
  const site = { name: shopNameOf(app), tag: app.locale.tag };
  app.queryClient.clear();
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: withTelemetryKey(status === 200 ? withOpenGraph(html, site) : html, telemetryKey),
  };
}

/** Routes around every page: texts, and the frame, whose loader answers whether the market exists. */
const isOfFrame = ({ route }: { route: { id: string; handle?: unknown } }): boolean =>
  route.id === frameRouteId || (route.handle as Partial<MessageHandle> | undefined)?.messages !== undefined;

/** Reference data that is the same in every market. */
const anyMarket = (fetcher: Fetcher) =>
  createApiClient({ fetcher, market: { language: 'en', country: 'GB', locale: 'en-gb' } });

/** The locale of the first segment, if its market exists. */
function listedLocale(address: URL, listed: readonly MarketListItem[], demo: boolean): Locale | undefined {
  const asked = pageLocale(address.pathname.split('/')[1] ?? '');
  const exists = asked && (isPseudoLocale(asked) ? demo : listed.some((market) => market.locale === asked.locale));
  return exists ? asked : undefined;
}

/** Locale for addresses without a valid one; the frame's loader then answers not-found. */
async function defaultLocale(fetcher: Fetcher): Promise<Locale> {
  const market = await callOrThrow(anyMarket(fetcher), markets.default, {});
  return pageLocale(market.locale)!;
}

function createServerApp(
  locale: Locale,
  address: URL,
  request: Pick<RenderRequest, 'publicUrl' | 'fetcher' | 'requestId' | 'demo'>,
): App {
  const companyId = companyIdOf(address.searchParams);
  const api = createApiClient({
    fetcher: request.fetcher,
    market: {
      language: locale.language,
      country: locale.country,
      locale: locale.locale,
      ...(companyId ? { companyId: `-${companyId}` } : {}),
    },
  });
  return createApp({
    locale,
    companyId,
    api,
    queryClient: createQueryClient(api, { isServer: true }),
    i18n: createI18n(locale),
    publicUrl: request.publicUrl,
    isServer: true,
    requestId: request.requestId,
    isDemo: request.demo,
  });
}

/**
 * Status for errors that are not answers of a loader: 503 when upstream is down or busy, else 500. All errors but 404
 * are thrown.
 */
function statusOf(context: StaticHandlerContext): number {
  for (const error of Object.values(context.errors ?? {})) {
    if (isRouteErrorResponse(error)) continue;
    if (error instanceof NotAuthenticatedError) return 401;
    if (error instanceof ApiError) return error.status === 0 || error.status === 429 || error.status >= 500 ? 503 : 500;
    // an error of ours: in development it is shown with its source
    if (import.meta.env.DEV) throw error;
    return 500;
  }
  return context.statusCode;
}

function renderWhole(page: React.ReactElement, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
    let failure: Error | undefined;
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady: () => (failure ? reject(failure) : stream.pipe(sink)),
      onShellError: reject,
      onError: (error) => void (failure ??= error instanceof Error ? error : new Error(String(error))),
    });
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}

export const localePath = (locale: string): string => withMarket(paths.home(), locale, undefined);

export const sitemapEntries = (locale: string, addresses: ItemAddresses['addresses']): string[] =>
  addresses.map((address) => withMarket(paths.item(address), locale, undefined));

export const categoryPaths = (locale: string, categories: readonly Category[]): string[] =>
  categories.flatMap((category) => [
    ...(category.visible ? [withMarket(paths.category(category), locale, undefined)] : []),
    ...categoryPaths(locale, category.categories),
  ]);
