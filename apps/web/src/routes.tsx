import { loadMessages as loadCatalogueMessages, routes as catalogueRoutes } from '@shop/catalogue';
import { frameRouteId, messageRoute } from '@shop/platform';
import {
  Frame,
  FrameError,
  frameLoader,
  guardChunks,
  loadMessages as loadShellMessages,
  routes as shellRoutes,
} from '@shop/shell';
import type { RouteObject } from 'react-router';

/** The whole site: the frame around everything, then each feature's pages. */
export const routes: RouteObject[] = guardChunks([
  {
    id: 'site',
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
            children: [messageRoute(loadCatalogueMessages, catalogueRoutes), ...shellRoutes],
          },
        ],
      },
    ]),
  },
]);
