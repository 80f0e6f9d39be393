import { discoverPages } from './discover-pages.ts';
import { pagesRouteId } from './routes.tsx';
import { matchRoutes, type LoaderFunction, type RouteObject, type RouterContextProvider } from 'react-router';
import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Prefetching on intent: loads the code of the routes of an address and runs their loaders, which only fill the query
 * cache. Failures and redirects are ignored until the page is opened.
 */
export function createPrefetch() {
  let router: Router | undefined;
  let createContext: (() => Promise<Readonly<RouterContextProvider>>) | undefined;
  const running = new Set<string>();

  async function prefetchRoute(
    route: RouteObject,
    params: Record<string, string | undefined>,
    url: string,
  ): Promise<void> {
    const loaded = typeof route.lazy === 'function' ? ((await route.lazy()) as Partial<RouteObject>) : route;
    if (typeof loaded.loader !== 'function' || !createContext) return;
    const address = new URL(url, location.origin);
    await loaded.loader({
      request: new Request(address),
      url: address,
      params,
      pattern: route.path ?? '',
      context: await createContext(),
    } satisfies Parameters<LoaderFunction>[0]);
  }

  async function fetchPage(started: Router, url: string): Promise<void> {
    const [pathname = url] = url.split(/[?#]/, 1);
    await discoverPages(pathname, (pages) => started.patchRoutes(pagesRouteId, pages));
    const matches = matchRoutes(started.routes as RouteObject[], pathname) ?? [];
    await Promise.allSettled(matches.map(({ route, params }) => prefetchRoute(route, params, url)));
  }

  return {
    use(started: Router, contextFactory: () => Promise<Readonly<RouterContextProvider>>) {
      router = started;
      createContext = contextFactory;
    },
    run(url: string) {
      const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
      if (!router || running.has(url) || saveData) return;
      running.add(url);
      void fetchPage(router, url)
        .catch(() => undefined)
        .then(() => running.delete(url));
    },
  };
}
