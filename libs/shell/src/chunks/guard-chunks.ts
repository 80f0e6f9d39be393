import type { RouteObject } from 'react-router';
import { ChunkLoadError, chunkKindOf } from './chunk-load-error.ts';

/** Milliseconds for the code of a page to arrive. */
export const chunkTimeoutMs = 120_000;

/**
 * Routes whose code must arrive within 120 s and is asked for once more when the line is back; what cannot be had fails with
 * ChunkLoadError, which FrameError answers. Wrap the whole site's routes in it; on the server it changes nothing.
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

/** @throws ChunkLoadError when the code does not arrive; what the code itself throws stays as it is. */
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
