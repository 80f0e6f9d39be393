import { loadMessages as loadCatalogueMessages, routes as catalogueRoutes } from '@shop/catalogue';
import { frameRouteId, messageRoute, useRevalidateOnSignIn } from '@shop/platform';
import { Frame, FrameError, frameLoader, guardChunks, homeRoute, loadMessages as loadShellMessages } from '@shop/shell';
import { Outlet, type RouteObject } from 'react-router';

function Site() {
  useRevalidateOnSignIn();
  return <Outlet />;
}

/** Parent of all pages: `lazy-pages.tsx` are hung here too, by the server at once, by the browser when they are needed. */
export const pagesRouteId = 'pages';

/** The whole site: the frame around everything, then each feature's pages. */
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

/** Where most visits begin: home, categories, items. Their routes come with the first load. */
export const firstPages: RouteObject[] = [homeRoute, messageRoute([loadCatalogueMessages], catalogueRoutes)];

/** Whether an address is one of the first pages: `/{locale}/`, or with a segment that holds an id. */
export const isFirstPage = (pathname: string): boolean => /^\/[^/]*\/?$|--/.test(pathname);
