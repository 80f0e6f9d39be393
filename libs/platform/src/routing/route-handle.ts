import type { App } from '../app.ts';

/** One step of the breadcrumb trail; the last one is the current page. */
export interface Crumb {
  text: string;
  /** A path of `paths.ts`; undefined for the current page. */
  to?: string;
}

/** What a route provides to the frame. Both functions read the query cache and return undefined until the loader has filled it. */
export interface RouteHandle {
  /** Trail after Home, for instance category chain and item. */
  crumbs?: (
    app: App,
    match: { params: Record<string, string | undefined>; search: URLSearchParams; scope: string },
  ) => Crumb[] | undefined;
  /** Analytics category of the page: `home`, `category`, `product`, `search` … */
  analyticsCategory?: string;
}
