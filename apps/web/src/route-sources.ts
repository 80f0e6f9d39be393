import type { StaticHandlerContext } from 'react-router';

/** Source paths of the lazily loaded route modules of a page, so that the browser can request all of them at once. */
export function routeSources(matches: StaticHandlerContext['matches']): string[] {
  // the build adds this property to the server's bundle (vite/lazy-sources.ts)
  return matches.flatMap(({ route }) => (route as { lazySource?: string }).lazySource ?? []);
}
