interface Entry<Value> {
  value: Promise<Value>;
  readAt: number;
}

interface Options {
  /** The entry that was asked for longest ago goes first. */
  maxEntries: number;
  /** Older entries are read again; without it they live as long as the memory. */
  maxAgeMs?: number;
}

/** What was read from the database a moment ago. Callers who ask at the same time share one reading; failures are not remembered. */
export class Remembered<Value> {
  readonly #options: Options;
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(options: Options) {
    this.#options = options;
  }

  get(key: string, read: () => Promise<Value>): Promise<Value> {
    return this.peek(key) ?? this.set(key, read());
  }

  /** What is remembered and young enough. */
  peek(key: string): Promise<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (Date.now() - entry.readAt > (this.#options.maxAgeMs ?? Infinity)) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Promise<Value>): Promise<Value> {
    const entry = { value, readAt: Date.now() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    if (this.#entries.size > this.#options.maxEntries) {
      const [oldest] = this.#entries.keys();
      this.#entries.delete(oldest!);
    }
    return value;
  }
}
