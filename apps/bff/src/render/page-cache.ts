import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Encoding } from '../http/encodings.ts';
import { keepPage, type KeptPage } from './kept-page.ts';
import type { RenderedDocument } from './renderer.ts';
import { createSingleFlight } from './single-flight.ts';

/** Origin of a page: `failure` is an old page served because upstream fails. */
export type Served = { page: KeptPage; how: 'fresh' | 'stale' | 'rendered' | 'failure' };

export interface PageRequest {
  key: string;
  hasQuery: boolean;
  /** Encoding in which the page is compressed first. */
  encoding: Encoding;
  /** Throws, or returns a status of 500 or above, when the page could not be made. */
  render: (signal: AbortSignal) => Promise<RenderedDocument>;
  /** Aborted when the browser disconnects. */
  signal: AbortSignal;
  /** Called when this request would start a rendering; false forbids it. */
  mayRender?: () => boolean;
}

/** No page is available, and the client has reached its limit of renderings. */
export class RenderLimitError extends Error {
  override readonly name = 'RenderLimitError';
}

export interface PageCacheLimits {
  /** Milliseconds. */
  freshMs: number;
  staleMs: number;
  failureMs: number;
  bytes: number;
}

export interface PageCache {
  /**
   * Returns the page, at once when it is fresh or stale. Throws the error of the rendering when there is no old page.
   */
  get(request: PageRequest): Served | Promise<Served>;
  readonly bytes: number;
  readonly entries: number;
}

interface Entry {
  page: KeptPage;
  renderedAt: number;
  /** Set by a failed rendering: until then the old page is served without another try. */
  nextTryAt: number;
}

const keptStatuses = new Set([200, 404]);
/** Milliseconds between tries while upstream fails. */
const pauseAfterFailureMs = 5_000;
/** Maximum number of keys for which requests are counted. */
const maxCountedKeys = 20_000;
/** Fraction of the cache for 404 pages: one part in this many. */
const missingPagesShare = 16;
/** Maximum length of a key that is stored unhashed. */
const maxNameLength = 100;

type Entries = LRUCache<string, Entry>;
const createEntries = (maxSize: number): Entries =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length });

/** Long keys are hashed: a key may be as long as an address, and invented ones would fill the memory. */
const shortName = (key: string): string =>
  key.length <= maxNameLength ? key : createHash('sha1').update(key).digest('base64url');

/**
 * Cache of rendered pages, shared by all visitors. A page is fresh for a minute, then served stale while one rendering
 * replaces it, and for a day while upstream fails. Least recently used pages go first. Keys with a query are cached
 * from their second request on, as are 404 pages, which have a small part of the cache, so that invented addresses
 * evict nothing. One rendering at a time per key.
 */
export function createPageCache(
  { freshMs, staleMs, failureMs, bytes: limit }: PageCacheLimits,
  now = Date.now,
): PageCache {
  const missingBytes = Math.floor(limit / missingPagesShare);
  const found = createEntries(limit - missingBytes);
  const missing = createEntries(missingBytes);
  /** Number of requests for keys that are not cached at the first request. */
  const requestCounts = new LRUCache<string, number>({ max: maxCountedKeys });
  const flights = createSingleFlight<RenderedOrFailed>();

  const requestCountOf = (key: string): number => requestCounts.get(shortName(key)) ?? 0;
  const countRequest = (key: string): void => void requestCounts.set(shortName(key), requestCountOf(key) + 1);

  const entriesOf = (key: string): Entries => (missing.has(key) ? missing : found);

  function keep({ key, hasQuery }: PageRequest, entry: Entry): void {
    const isMissing = entry.page.status === 404;
    const [entries, others] = isMissing ? [missing, found] : [found, missing];
    const isKnown = entries.has(key) || others.delete(key);
    if (isMissing && !hasQuery) countRequest(key);
    if (isKnown || (!hasQuery && !isMissing) || requestCountOf(key) > 1) entries.set(key, entry);
  }

  /** Renders and caches a page; a failure leaves the old page and pauses further tries. */
  async function refresh(request: PageRequest, signal: AbortSignal): Promise<RenderedOrFailed> {
    const { key, encoding } = request;
    let rendered: RenderedDocument;
    try {
      rendered = await request.render(signal);
    } catch (error) {
      // that nobody waits any more says nothing of upstream
      if (!signal.aborted) postpone(key);
      return { error };
    }
    let entry: Entry | undefined;
    // the cache measures an entry only when it is set
    const grown = () => {
      const entries = entriesOf(key);
      if (entry && entries.peek(key) === entry) entries.set(key, (entry = { ...entry }));
    };
    const page = await keepPage({ page: rendered, firstEncoding: encoding, grown });
    if (rendered.status >= 500) postpone(key);
    else if (keptStatuses.has(rendered.status)) keep(request, (entry = { page, renderedAt: now(), nextTryAt: 0 }));
    else entriesOf(key).delete(key);
    return { page };
  }

  function postpone(key: string): void {
    const entry = entriesOf(key).peek(key);
    if (entry) entry.nextTryAt = now() + pauseAfterFailureMs;
  }

  function refreshInBackground(request: PageRequest): void {
    if (flights.has(request.key) || request.mayRender?.() === false) return;
    // a background rendering without waiting requests, so it cannot be aborted
    void flights.join(request.key, (signal) => refresh(request, signal)).catch(() => undefined);
  }

  return {
    get bytes() {
      return found.calculatedSize + missing.calculatedSize;
    },
    get entries() {
      return found.size + missing.size;
    },
    get(request) {
      const { key } = request;
      const entry = entriesOf(key).get(key);
      const age = entry ? now() - entry.renderedAt : Infinity;
      if (entry && age < failureMs) {
        if (age < freshMs) return { page: entry.page, how: 'fresh' };
        const isStale = age < freshMs + staleMs;
        if (now() < entry.nextTryAt) return { page: entry.page, how: isStale ? 'stale' : 'failure' };
        if (isStale) {
          refreshInBackground(request);
          return { page: entry.page, how: 'stale' };
        }
      }
      if (request.hasQuery) countRequest(key);
      if (!flights.has(key) && request.mayRender?.() === false) {
        if (entry && age < failureMs) return { page: entry.page, how: 'stale' };
        return Promise.reject(new RenderLimitError());
      }
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
