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
  /** Asked when a rendering would have to begin for this request; false: it must do without. */
  mayRender?: () => boolean;
}

/** There is no page to show, and who asks has had as many rendered as one may. */
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
/** Keys of which it is remembered that they were asked for once. */
const rememberedKeys = 20_000;
/** Of the bytes of the cache, one part in so many is for pages about what there is not. */
const shareOfMissing = 16;
/** Characters up to which a key is remembered as it is. */
const maxNameLength = 100;

type Entries = LRUCache<string, Entry>;
const createEntries = (maxSize: number): Entries =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length });

/** A key may be as long as an address: remembered as such, invented ones would fill the memory. */
const shortName = (key: string): string =>
  key.length <= maxNameLength ? key : createHash('sha1').update(key).digest('base64url');

/**
 * Rendered pages, the same for everybody: fresh for a minute, then served old while one rendering replaces them, and for a day when
 * upstream fails. Least recently used pages go first. A key with a query is kept from its second request on, and so is a page that says
 * that there is nothing (404), in a small room of its own: invented addresses push nothing out. One rendering at a time per key.
 */
export function createPageCache(
  { freshMs, staleMs, failureMs, bytes: limit }: PageCacheLimits,
  now = Date.now,
): PageCache {
  const missingBytes = Math.floor(limit / shareOfMissing);
  const found = createEntries(limit - missingBytes);
  const missing = createEntries(missingBytes);
  /** How often keys were asked for that are not kept the first time. */
  const asked = new LRUCache<string, number>({ max: rememberedKeys });
  const flights = createSingleFlight<RenderedOrFailed>();

  const timesAsked = (key: string): number => asked.get(shortName(key)) ?? 0;
  const noteAsked = (key: string): void => void asked.set(shortName(key), timesAsked(key) + 1);

  const entriesOf = (key: string): Entries => (missing.has(key) ? missing : found);

  function keep({ key, hasQuery }: PageRequest, entry: Entry): void {
    const isMissing = entry.page.status === 404;
    const [place, other] = isMissing ? [missing, found] : [found, missing];
    const isKnown = place.has(key) || other.delete(key);
    if (isMissing && !hasQuery) noteAsked(key);
    if (isKnown || (!hasQuery && !isMissing) || timesAsked(key) > 1) place.set(key, entry);
  }

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

  function refreshBehind(request: PageRequest): void {
    if (flights.has(request.key) || request.mayRender?.() === false) return;
    // nobody waits for it, so nobody can abort it
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
          refreshBehind(request);
          return { page: entry.page, how: 'stale' };
        }
      }
      if (request.hasQuery) noteAsked(key);
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
