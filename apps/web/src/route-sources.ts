import type { StaticHandlerContext } from 'react-router';

/** The build writes both marks into the server's bundle (vite/lazy-sources.ts). */
interface MarkedRoute {
  lazySource?: string;
  handle?: { messages?: { folder?: string } };
}

/** Source paths of what a page loads lazily, its route modules and its texts, so that the browser is told all of them at once. */
export function routeSources(matches: StaticHandlerContext['matches'], messageLanguage: string): string[] {
  return matches.flatMap(({ route }) => {
    const { lazySource, handle } = route as MarkedRoute;
    const folder = handle?.messages?.folder;
    return [...(lazySource ? [lazySource] : []), ...(folder ? [`${folder}/${messageLanguage}`] : [])];
  });
}
