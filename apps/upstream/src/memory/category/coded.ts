export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** One value for each article: its place in the dictionary of the values that occur. */
export interface Coded<Value> {
  dictionary: Value[];
  codes: Codes;
}

/** The narrowest array for codes below `values`. */
export function codesFor(values: number, length: number): Codes {
  if (values <= 2 ** 8) return new Uint8Array(length);
  return values <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

/** Collects values one by one; those with the same key are one value. */
export class Coder<Value> {
  readonly #dictionary: Value[] = [];
  readonly #codeOf = new Map<string, number>();
  readonly #codes: number[] = [];

  add(value: Value, key: string): void {
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      this.#codeOf.set(key, (code = this.#dictionary.length));
      this.#dictionary.push(value);
    }
    this.#codes.push(code);
  }

  coded(): Coded<Value> {
    const codes = codesFor(this.#dictionary.length, this.#codes.length);
    codes.set(this.#codes);
    return { dictionary: this.#dictionary, codes };
  }
}

/** Some of the values, in the order of `kept`. */
export function pickCoded<Value>({ dictionary, codes }: Coded<Value>, kept: Uint32Array): Coded<Value> {
  const picked = codesFor(dictionary.length, kept.length);
  kept.forEach((from, n) => (picked[n] = codes[from]!));
  return { dictionary, codes: picked };
}
