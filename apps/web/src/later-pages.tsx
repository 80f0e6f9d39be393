import { loadFormMessages, messageRoute, type RouteHandle } from '@shop/platform';
import { loadMessages as loadPortalMessages, portalRoute } from '@shop/portal';
import { routes as shellRoutes } from '@shop/shell';
import type { RouteObject } from 'react-router';

const widgetTestHandle: RouteHandle = { analyticsCategory: 'test' };

/** All pages but the first ones: where few visits begin, so that the browser loads their routes after the page or when they are needed. */
export const laterPages: RouteObject[] = [
  messageRoute(loadPortalMessages, [messageRoute(loadFormMessages, [portalRoute()])]),
  {
    path: 'widget-test',
    lazy: async () => import('./widget-test-page-route.tsx'),
    handle: widgetTestHandle,
  },
  ...shellRoutes,
];
