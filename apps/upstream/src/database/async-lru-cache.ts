import { LRUCache } from 'lru-cache';

interface Options {
  /** The least recently used entry is evicted first. */
  maxEntries: number;
  /** Older entries are loaded again; without it they live until evicted. */
  maxAgeMs?: number;
}

/** Cache of values from the database. Concurrent callers share one load; failures are not cached. */
export class AsyncLruCache<Value> {
  readonly #entries: LRUCache<string, Promise<Value>>;

  constructor({ maxEntries, maxAgeMs = 0 }: Options) {
    this.#entries = new LRUCache({ max: maxEntries, ttl: maxAgeMs, ttlResolution: 0, perf: Date });
  }

  get(key: string, read: () => Promise<Value>): Promise<Value> {
    return this.peek(key) ?? this.set(key, read());
  }

  /** The cached value, unless it is missing or too old. */
  peek(key: string): Promise<Value> | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Promise<Value>): Promise<Value> {
    this.#entries.set(key, value);
    value.catch(() => {
      if (this.#entries.peek(key) === value) this.#entries.delete(key);
    });
    return value;
  }
}
