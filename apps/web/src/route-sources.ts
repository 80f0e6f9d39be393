import { categorySources } from '@shop/catalogue';
import { patterns, type App } from '@shop/platform';
import type { StaticHandlerContext } from 'react-router';

/** Source paths of the lazily loaded modules of a page, so that the browser can request all of their files at once. */
export function routeSources(app: App, { matches, statusCode, location }: StaticHandlerContext): string[] {
  const search = new URLSearchParams(location.search);
  const sources = matches.flatMap(({ route, params }) => {
    // the build adds this property to the server's bundle (vite/lazy-sources.ts)
    const { lazySource } = route as { lazySource?: string };
    const ofCategory = route.path === patterns.category ? categorySources(app, params['category'], search) : [];
    return lazySource ? [lazySource, ...ofCategory] : ofCategory;
  });
  return statusCode === 404 ? [...sources, 'not-found-page/not-found-page.tsx'] : sources;
}
