import { createHash } from 'node:crypto';
import { decode, encode, type Encoding } from '../http/encodings.ts';
import type { RenderedDocument } from './renderer.ts';
import type { ReasonCode } from '../http/reason.ts';

/** A rendered page as bytes in each requested encoding; each encoding is made once. */
export interface KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Reason code when the page reports a failure. */
  readonly reason: ReasonCode | undefined;
  /** Weak, the same for all encodings. */
  readonly etag: string;
  /** The bytes, if this encoding has been made already. */
  ready(encoding: Encoding): Buffer | undefined;
  in(encoding: Encoding): Promise<Buffer>;
  /** Total bytes of all encodings. */
  readonly bytes: number;
}

export interface PageSource {
  page: RenderedDocument;
  /** Encoding for the first request. */
  firstEncoding: Encoding;
  /** Called when an encoding has been added. */
  grown: () => void;
}

const none: [Encoding, Buffer] = ['identity', Buffer.alloc(0)];

/** Compresses a page for the first request, and drops the uncompressed bytes unless they were requested. */
export async function keepPage({ page, firstEncoding, grown }: PageSource): Promise<KeptPage> {
  const html = Buffer.from(page.html);
  const variants = new Map<Encoding, Buffer>([[firstEncoding, await encode(html, firstEncoding)]]);
  const making = new Map<Encoding, Promise<Buffer>>();

  async function make(encoding: Encoding): Promise<Buffer> {
    const [[source, bytes] = none] = variants;
    const made = await encode(await decode(bytes, source), encoding);
    variants.set(encoding, made);
    making.delete(encoding);
    grown();
    return made;
  }

  return {
    status: page.status,
    headers: page.headers,
    reason: page.reason ?? (page.status >= 500 ? 'internal' : undefined),
    etag: `W/"${createHash('sha1').update(html).digest('base64url')}"`,
    ready: (encoding) => variants.get(encoding),
    in(encoding) {
      const ready = variants.get(encoding);
      if (ready) return Promise.resolve(ready);
      const promise = making.get(encoding) ?? make(encoding);
      making.set(encoding, promise);
      return promise;
    },
    get bytes() {
      let sum = 0;
      for (const variant of variants.values()) sum += variant.length;
      return sum;
    },
  };
}
