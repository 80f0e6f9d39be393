import { loadMessages as loadCatalogueMessages, routes as catalogueRoutes } from '@shop/catalogue';
import { frameRouteId, messageRoute, useRevalidateOnSignIn } from '@shop/platform';
import { Frame, FrameError, frameLoader, guardChunks, homeRoute, loadMessages as loadShellMessages } from '@shop/shell';
import { lazy } from 'react';
import { Outlet, type RouteObject } from 'react-router';

function Site() {
  useRevalidateOnSignIn();
  return <Outlet />;
}

/**
 * Parent of all pages; the pages of `lazy-pages.tsx` are added to it too, on the server at once, in the browser on
 * demand.
 */
export const pagesRouteId = 'pages';

/** The whole site: the frame around the pages of each feature. */
export const siteRoutes = (pages: RouteObject[]): RouteObject[] =>
  guardChunks([
    {
      id: 'site',
      Component: Site,
      ...messageRoute(
        [loadShellMessages],
        [
          {
            path: '/:locale',
            id: frameRouteId,
            loader: frameLoader,
            shouldRevalidate: () => true,
            Component: Frame,
            ErrorBoundary: FrameError,
            children: [{ id: pagesRouteId, ErrorBoundary: FrameError, children: pages }],
          },
        ],
      ),
    },
  ]);

/** Not part of anybody's first load: who is signed in is known later. */
const Workbench = lazy(async () => ({ default: (await import('./workbench/workbench.tsx')).Workbench }));

/** Pages where most visits begin: home, categories, items. Their routes are part of the first load. */
export const firstPages: RouteObject[] = [homeRoute(Workbench), messageRoute([loadCatalogueMessages], catalogueRoutes)];

/** True when an address is one of the first pages: `/{locale}/`, or with a segment that contains an id. */
export const isFirstPage = (pathname: string): boolean => /^\/[^/]*\/?$|--/.test(pathname);
