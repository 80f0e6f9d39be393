import { prefetchContext } from '@shop/platform';
import {
  matchRoutes,
  type createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router';
import { discoverPages } from './discover-pages.ts';
import { pagesRouteId } from './routes.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;
export type CreateContext = () => Promise<Readonly<RouterContextProvider>>;

/** Loads the code of the routes of an address and runs their loaders, which only fill the query cache. */
export async function fetchPage(router: Router, createContext: CreateContext, url: string): Promise<void> {
  const [pathname = url] = url.split(/[?#]/, 1);
  await discoverPages(pathname, (pages) => router.patchRoutes(pagesRouteId, pages));
  const matches = matchRoutes(router.routes as RouteObject[], pathname) ?? [];
  await Promise.allSettled(matches.map(({ route, params }) => fetchRoute(route, params, url, createContext)));
}

async function fetchRoute(
  route: RouteObject,
  params: Record<string, string | undefined>,
  url: string,
  createContext: CreateContext,
): Promise<void> {
  const loaded = typeof route.lazy === 'function' ? ((await route.lazy()) as Partial<RouteObject>) : route;
  if (typeof loaded.loader !== 'function') return;
  const address = new URL(url, location.origin);
  const context = await createContext();
  context.set(prefetchContext, true);
  await loaded.loader({
    request: new Request(address),
    url: address,
    params,
    pattern: route.path ?? '',
    context,
  } satisfies Parameters<LoaderFunction>[0]);
}
