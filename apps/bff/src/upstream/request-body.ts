import type { IncomingMessage } from 'node:http';
import { Stream } from 'node:stream';

/** A body held as bytes: it is written whole, and as often as needed. */
export class KeptBody extends Stream {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    super();
    this.bytes = bytes;
  }
  override pipe<T extends NodeJS.WritableStream>(destination: T): T {
    if (this.bytes.length === 0) destination.end();
    else destination.end(this.bytes);
    return destination;
  }
}

export const noBody = new KeptBody(Buffer.alloc(0));

export type RequestBody =
  | { kind: 'kept'; body: KeptBody }
  /** Too long to be kept: streamed as it comes, its length known from the header. */
  | { kind: 'streamed'; length: number }
  | { kind: 'refused'; status: 400 | 411 | 413 };

interface BodyLimits {
  /** Bytes up to which a body is kept. */
  keep: number;
  /** Bytes up to which a body is accepted. */
  accept: number;
}

/**
 * Reads the body of a call as bytes, unparsed. The framing towards upstream is always a Content-Length of our own: chunks are never
 * handed on, so that no request can hide in them. A read has no body. Never calls back when the client goes away.
 */
export function readBody(
  request: IncomingMessage,
  { keep, accept }: BodyLimits,
  done: (body: RequestBody) => void,
): void {
  const { 'content-length': given, 'transfer-encoding': encoding } = request.headers;
  const length = given === undefined ? undefined : Number(given);
  const isEmpty = encoding === undefined && !length;
  if (isEmpty) return done({ kind: 'kept', body: noBody });
  if (request.method === 'GET' || request.method === 'HEAD') return done({ kind: 'refused', status: 400 });
  if (length !== undefined && length > accept) return done({ kind: 'refused', status: 413 });
  if (length !== undefined && length > keep) return done({ kind: 'streamed', length });

  const chunks: Buffer[] = [];
  let size = 0;
  const onData = (chunk: Buffer): void => {
    size += chunk.length;
    chunks.push(chunk);
    if (size <= keep) return;
    request.off('data', onData).off('end', onEnd).pause();
    done({ kind: 'refused', status: size > accept ? 413 : 411 });
  };
  const onEnd = (): void => done({ kind: 'kept', body: new KeptBody(Buffer.concat(chunks)) });
  request.on('data', onData).on('end', onEnd);
}
