import type { RouteObject } from 'react-router';
import { ChunkLoadError, chunkKindOf } from './chunk-load-error.ts';

/** Longest loading time of a page's code, in milliseconds. */
export const chunkTimeoutMs = 120_000;

/**
 * Adds a limit of 120 s to lazy routes, and one retry when the browser is online again; a failure throws ChunkLoadError, which FrameError
 * handles. Wrap all routes of the site; on the server it has no effect.
 */
export function guardChunks(routes: RouteObject[]): RouteObject[] {
  if (typeof window === 'undefined') return routes;
  return routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(children ? { children: guardChunks(children) } : {}),
      ...(typeof lazy === 'function' ? { lazy: () => fetchChunk(lazy as () => Promise<never>) } : {}),
    } as RouteObject;
  });
}

/** @throws {ChunkLoadError} if the code fails to load; errors of the code itself pass unchanged */
export async function fetchChunk<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await withinTime(fetchPart());
  } catch (error) {
    const kind = chunkKindOf(error);
    if (kind === undefined) throw error;
    if (navigator.onLine) throw new ChunkLoadError(kind, error);
  }
  await withinTime(online());
  return withinTime(fetchPart()).catch((error: unknown) => {
    throw new ChunkLoadError(chunkKindOf(error) ?? 'script', error);
  });
}

const online = () => new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('script')), chunkTimeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
