import { guardChunks } from '@shop/shell';
import type { RouteObject } from 'react-router';
import { isFirstPage } from './routes.tsx';

/** Routes of the lazy pages; their code is loaded once. */
export async function loadLaterPages(): Promise<RouteObject[]> {
  return guardChunks((await import('./lazy-pages.tsx')).lazyPages);
}

/** Adds the lazy pages before an address is matched that may be one of them. */
export async function discoverPages(pathname: string, add: (pages: RouteObject[]) => void): Promise<void> {
  if (!isFirstPage(pathname)) add(await loadLaterPages());
}
