import { LRUCache } from 'lru-cache';

interface Options {
  /** The entry that was asked for longest ago goes first. */
  maxEntries: number;
  /** Older entries are read again; without it they live as long as the memory. */
  maxAgeMs?: number;
}

/** What was read from the database a moment ago. Callers who ask at the same time share one reading; failures are not remembered. */
export class Remembered<Value> {
  readonly #entries: LRUCache<string, Promise<Value>>;

  constructor({ maxEntries, maxAgeMs = 0 }: Options) {
    this.#entries = new LRUCache({ max: maxEntries, ttl: maxAgeMs, ttlResolution: 0, perf: Date });
  }

  get(key: string, read: () => Promise<Value>): Promise<Value> {
    return this.peek(key) ?? this.set(key, read());
  }

  /** What is remembered and young enough. */
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
