import { loadMessages as loadCatalogueMessages, routes as catalogueRoutes } from '@shop/catalogue';
import { frameRouteId, loadFormMessages, messageRoute, useFollowIdentity, type RouteHandle } from '@shop/platform';
import { loadMessages as loadPortalMessages, portalRoute } from '@shop/portal';
import {
  Frame,
  FrameError,
  frameLoader,
  guardChunks,
  loadMessages as loadShellMessages,
  routes as shellRoutes,
} from '@shop/shell';
import { Outlet, type RouteObject } from 'react-router';

const widgetTestHandle: RouteHandle = { analyticsCategory: 'test' };

function Site() {
  useFollowIdentity();
  return <Outlet />;
}

/** The whole site: the frame around everything, then each feature's pages. */
export const routes: RouteObject[] = guardChunks([
  {
    id: 'site',
    Component: Site,
    ...messageRoute(loadShellMessages, [
      {
        path: '/:locale',
        id: frameRouteId,
        loader: frameLoader,
        shouldRevalidate: () => true,
        Component: Frame,
        ErrorBoundary: FrameError,
        children: [
          {
            ErrorBoundary: FrameError,
            children: [
              messageRoute(loadCatalogueMessages, catalogueRoutes),
              messageRoute(loadPortalMessages, [messageRoute(loadFormMessages, [portalRoute()])]),
              {
                path: 'widget-test',
                lazy: async () => import('./widget-test-page-route.tsx'),
                handle: widgetTestHandle,
              },
              ...shellRoutes,
            ],
          },
        ],
      },
    ]),
  },
]);
