/** Texts of many articles in one block of bytes: strings would each be an object that the garbage collector visits. */
export class PackedTexts {
  readonly #bytes: Buffer;
  /** Text `n` is from ends[n] up to ends[n + 1]. */
  readonly #ends: Uint32Array;

  constructor(bytes: Uint8Array, ends: Uint32Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#ends = ends;
  }

  get size(): number {
    return this.#ends.length - 1;
  }

  get parts(): { bytes: Uint8Array; ends: Uint32Array } {
    return { bytes: this.#bytes, ends: this.#ends };
  }

  at(n: number): string {
    return this.#bytes.toString('utf8', this.#ends[n], this.#ends[n + 1]);
  }

  /** Bytes of a text, for comparing without making strings. */
  bytesAt(n: number): Buffer {
    return this.#bytes.subarray(this.#ends[n], this.#ends[n + 1]);
  }

  /** Some of the texts, in the order of `kept`. */
  pick(kept: Uint32Array): PackedTexts {
    const packer = new TextPacker();
    for (const n of kept) packer.addBytes(this.bytesAt(n));
    return packer.texts();
  }
}

/** Collects texts one by one. */
export class TextPacker {
  #bytes = Buffer.allocUnsafeSlow(1_024);
  #length = 0;
  readonly #ends = [0];

  add(text: string): void {
    this.#grow(text.length * 3);
    this.#length += this.#bytes.write(text, this.#length);
    this.#ends.push(this.#length);
  }

  addBytes(bytes: Uint8Array): void {
    this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    this.#ends.push(this.#length);
  }

  texts(): PackedTexts {
    return new PackedTexts(Uint8Array.prototype.slice.call(this.#bytes, 0, this.#length), Uint32Array.from(this.#ends));
  }

  #grow(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
