import type { StaticHandlerContext } from 'react-router';

/** Source paths of what a page loads lazily, its route modules, so that the browser is told all of them at once. */
export function routeSources(matches: StaticHandlerContext['matches']): string[] {
  // the build writes the mark into the server's bundle (vite/lazy-sources.ts)
  return matches.flatMap(({ route }) => (route as { lazySource?: string }).lazySource ?? []);
}
