import type { ApiRequest, User } from '@shop/api-contracts';
import { buildCategory, buildMarket, buildMarketListItem, buildSettings } from '@shop/api-contracts/testing';
import { appContext, AppProvider, frameRouteId, identityScope, type RouteHandle } from '@shop/platform';
import { createBrowserApp, json, problem as problemAnswer, type BrowserAppInput } from '@shop/platform/testing';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router';
import { FrameError } from './frame/frame-error.tsx';
import { frameLoader } from './frame/frame.loader.ts';
import { Frame } from './frame/frame.tsx';
import { homeRoute } from './home-route.ts';
import { routes as shellRoutes } from './routes.tsx';

// jsdom implements neither layout nor scrolling
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

const air = buildCategory({ id: 'air', name: 'Dry coolers', parent: 'c13', path: ['c1', 'c13', 'air'] });
export const tree = [
  buildCategory({
    id: 'c1',
    name: 'Heat exchangers',
    productCount: 72,
    categories: [
      buildCategory({ id: 'c12', name: 'Gasketed', parent: 'c1', path: ['c1', 'c12'], productCount: 60 }),
      buildCategory({ id: 'c13', name: 'Air', parent: 'c1', path: ['c1', 'c13'], productCount: 12, categories: [air] }),
      buildCategory({ id: 'c14', name: 'Hidden', parent: 'c1', path: ['c1', 'c14'], visible: false }),
    ],
  }),
  buildCategory({ id: 'c2', name: 'Spare parts', productCount: 5100 }),
];

export const markets = [
  buildMarketListItem('sv-se', { description: 'Sverige / svenska' }),
  buildMarketListItem('en-us', { description: 'United States / English', region: 'northAmerica' }),
  buildMarketListItem('en-gb', { description: 'United Kingdom / English' }),
  buildMarketListItem('de-de', { description: 'Deutschland / Deutsch' }),
];

/** Upstream's answers by path; a Response is sent as it is, other values as JSON. Paths without an answer fail the test. */
const defaultAnswers: Record<string, unknown> = {
  '/settings': buildSettings(),
  '/markets': markets,
  '/markets/GB': buildMarket(),
  '/categories': tree,
  '/content': { blocks: [{ name: 'start', title: 'The right part', lead: 'For every unit.', parts: [] }] },
  '/keywords': ['gasket', 'EPDM'],
  '/countries': [{ code: 'SE', name: 'Sweden', hasStates: false }],
};

const noCarts = { buyCart: null, quoteCart: null, merged: [] };

/** Runs an action and waits until the page has updated. */
export const after = (action: () => unknown) => act(() => Promise.resolve(action()).then(() => undefined));

export const problem = (status: number, requestId = 'r-1') => problemAnswer(status, { requestId });

const page = (name: string): RouteObject => ({
  Component: () => (
    <>
      <title>{name}</title>
      <h1 tabIndex={-1}>{name}</h1>
    </>
  ),
  handle: { analyticsCategory: name.toLowerCase() } satisfies RouteHandle,
});

/** Stands for the tiles of the features. */
const Workbench = () => <p>Workbench</p>;

interface ShopInput extends BrowserAppInput {
  answers?: Record<string, unknown>;
  /** The signed-in user; nobody by default. */
  user?: User;
  /** Pages in addition to those of the shell. */
  routes?: RouteObject[];
}

export function createShop({ answers = {}, ...input }: ShopInput = {}) {
  const calls: URL[] = [];
  const changes: { path: string; body: unknown }[] = [];
  const fetcher = async (request: ApiRequest): Promise<Response> => {
    const address = new URL(request.url, 'http://upstream');
    // the header adopts a signed-in user's carts
    if (address.pathname === '/carts/claim' && !(address.pathname in answers)) return Response.json(noCarts);
    calls.push(address);
    if (request.method !== 'GET') {
      const body = request.body === undefined ? undefined : (JSON.parse(request.body as string) as unknown);
      changes.push({ path: `${request.method} ${address.pathname}`, body });
    }
    const answer = { ...defaultAnswers, ...answers }[address.pathname];
    if (answer === undefined) throw new Error(`Nobody announced ${request.url}`);
    const body: unknown = await (typeof answer === 'function'
      ? (answer as (request: ApiRequest) => unknown)(request)
      : answer);
    return body instanceof Response ? body.clone() : json(body);
  };
  const { app, identity } = createBrowserApp(fetcher, { ...input, hasFrame: false, requestId: 'document-1' });
  const getContext = async () => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(identityScope, await identity.scope());
    return context;
  };
  return { app, identity, calls, changes, getContext };
}

/** Opens an address in the frame as after hydration. */
export async function openShop(url: string, input: ShopInput = {}) {
  const shop = createShop(input);
  const router = createMemoryRouter(
    [
      {
        path: '/:locale',
        id: frameRouteId,
        loader: frameLoader,
        HydrateFallback: () => null,
        Component: Frame,
        ErrorBoundary: FrameError,
        children: [
          {
            ErrorBoundary: FrameError,
            children: [
              { path: ':category', ...page('Category') },
              { path: 'search', ...page('Search') },
              ...(input.routes ?? []),
              homeRoute(Workbench),
              ...shellRoutes,
            ],
          },
        ],
      },
    ],
    { initialEntries: [url], getContext: shop.getContext },
  );
  const view = render(
    <AppProvider app={shop.app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  await view.findByRole('heading', { level: 1 });
  // the parts of the frame that come to life after the page
  if (view.queryAllByRole('contentinfo').length === 0 && view.queryByRole('banner')?.querySelector('form')) {
    // a dialog that opens at once has a footer too
    await view.findAllByRole('contentinfo');
  }
  return { ...shop, ...view, router };
}
