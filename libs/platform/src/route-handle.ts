import type { App } from './app.ts';

/** One step of the breadcrumb trail; the last one is the page itself. */
export interface Crumb {
  text: string;
  /** A path of `paths.ts`; undefined for the present page. */
  to?: string;
}

/** What a route tells the frame. Both functions read the query cache that the route's loader filled; undefined while it is not there. */
export interface RouteHandle {
  /** Trail after Home, e.g. category chain and item. */
  crumbs?: (
    app: App,
    match: { params: Record<string, string | undefined>; search: URLSearchParams; scope: string },
  ) => Crumb[] | undefined;
  /** Analytics category of the page: `home`, `category`, `product`, `search` … */
  analyticsCategory?: string;
}
