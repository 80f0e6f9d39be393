import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Encoding } from '../operations/encodings.ts';
import { keepPage, type KeptPage } from './kept-page.ts';
import type { RenderedDocument } from './renderer.ts';
import { createSingleFlight } from './single-flight.ts';

/** How a page came about: `failure` is an old page shown because upstream fails. */
export type Served = { page: KeptPage; how: 'fresh' | 'stale' | 'rendered' | 'failure' };

export interface PageRequest {
  key: string;
  hasQuery: boolean;
  /** The encoding the page is compressed in at once. */
  encoding: Encoding;
  /** Throws, or answers a status from 500 on, when the page could not be made. */
  render: (signal: AbortSignal) => Promise<RenderedDocument>;
  /** Aborted when the browser goes away. */
  signal: AbortSignal;
}

export interface PageCacheLimits {
  /** Milliseconds. */
  freshMs: number;
  staleMs: number;
  failureMs: number;
  bytes: number;
}

export interface PageCache {
  /** The page; at once when it is fresh or stale. Throws what rendering threw when there is no old page to show. */
  get(request: PageRequest): Served | Promise<Served>;
  readonly bytes: number;
  readonly entries: number;
}

interface Entry {
  page: KeptPage;
  renderedAt: number;
  /** Set by a failed rendering: until then the old page is shown without another try. */
  nextTryAt: number;
}

const keptStatuses = new Set([200, 404]);
/** Milliseconds between tries while upstream fails. */
const pauseAfterFailureMs = 5_000;
/** Keys with a query of which it is remembered that they were asked for once. */
const rememberedKeys = 20_000;
/** Characters up to which a key is remembered as it is. */
const maxNameLength = 100;

/** A key may be as long as an address: remembered as such, invented ones would fill the memory. */
const shortName = (key: string): string =>
  key.length <= maxNameLength ? key : createHash('sha1').update(key).digest('base64url');

/**
 * Rendered pages, the same for everybody: fresh for a minute, then served old while one rendering replaces them, and for a day when
 * upstream fails. Least recently used pages go first. A key with a query is kept from its second request on, so that invented
 * queries push nothing out. One rendering at a time per key.
 */
export function createPageCache(
  { freshMs, staleMs, failureMs, bytes: limit }: PageCacheLimits,
  now = Date.now,
): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: limit,
    sizeCalculation: ({ page }, key) => page.bytes + key.length,
  });
  /** How often keys with a query were asked for. */
  const asked = new LRUCache<string, number>({ max: rememberedKeys });
  const flights = createSingleFlight<RenderedOrFailed>();

  const timesAsked = (key: string): number => asked.get(shortName(key)) ?? 0;
  const noteAsked = (key: string): void => void asked.set(shortName(key), timesAsked(key) + 1);

  const isWorthKeeping = ({ key, hasQuery }: PageRequest): boolean =>
    !hasQuery || entries.has(key) || timesAsked(key) > 1;

  /** Renders and keeps; a failure leaves the old page where it is and pauses the tries. */
  async function refresh(request: PageRequest, signal: AbortSignal): Promise<RenderedOrFailed> {
    const { key, encoding } = request;
    let rendered: RenderedDocument;
    try {
      rendered = await request.render(signal);
    } catch (error) {
      postpone(key);
      return { error };
    }
    let entry: Entry | undefined;
    // the cache measures an entry when it is set
    const grown = () => {
      if (entry && entries.peek(key) === entry) entries.set(key, (entry = { ...entry }));
    };
    const page = await keepPage({ page: rendered, firstEncoding: encoding, grown });
    if (rendered.status >= 500) postpone(key);
    else if (!keptStatuses.has(rendered.status)) entries.delete(key);
    else if (isWorthKeeping(request)) entries.set(key, (entry = { page, renderedAt: now(), nextTryAt: 0 }));
    return { page };
  }

  function postpone(key: string): void {
    const entry = entries.peek(key);
    if (entry) entry.nextTryAt = now() + pauseAfterFailureMs;
  }

  function refreshBehind(request: PageRequest): void {
    if (flights.has(request.key)) return;
    // nobody waits for it, so nobody can abort it
    void flights.join(request.key, (signal) => refresh(request, signal)).catch(() => undefined);
  }

  return {
    get bytes() {
      return entries.calculatedSize;
    },
    get entries() {
      return entries.size;
    },
    get(request) {
      const { key } = request;
      const entry = entries.get(key);
      const age = entry ? now() - entry.renderedAt : Infinity;
      if (entry && age < failureMs) {
        if (age < freshMs) return { page: entry.page, how: 'fresh' };
        const isStale = age < freshMs + staleMs;
        if (now() < entry.nextTryAt) return { page: entry.page, how: isStale ? 'stale' : 'failure' };
        if (isStale) {
          refreshBehind(request);
          return { page: entry.page, how: 'stale' };
        }
      }
      if (request.hasQuery) noteAsked(key);
      return flights
        .join(key, (signal) => refresh(request, signal), request.signal)
        .then(({ page, error }): Served => {
          if (page && page.status < 500) return { page, how: 'rendered' };
          if (entry && age < failureMs) return { page: entry.page, how: 'failure' };
          if (page) return { page, how: 'rendered' };
          throw error;
        });
    },
  };
}

interface RenderedOrFailed {
  page?: KeptPage;
  error?: unknown;
}
