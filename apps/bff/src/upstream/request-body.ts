import type { IncomingMessage } from 'node:http';
import { Stream } from 'node:stream';

/** A buffered body, which is written whole and can be sent again. */
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

export type RequestBody = { kind: 'kept'; body: KeptBody } | { kind: 'refused'; status: 400 | 408 | 413 };

export interface BodyLimits {
  /** Bytes. */
  maxBytes: number;
  /** Milliseconds within which the whole body must arrive. */
  maxMs: number;
  /** Milliseconds before the minimum rate applies. */
  startMs: number;
  /** Average rate after `startMs`, which are not counted. */
  minBytesPerSecond: number;
}

/**
 * Reads the body of a call unparsed and whole, so that nothing in upstream waits for a slow sender. Towards upstream
 * the length is always our own Content-Length: chunked encoding is never forwarded, so that no request can be hidden in
 * it. Reads must have no body. Never calls back when the client disconnects.
 */
export function readBody(
  request: IncomingMessage,
  { maxBytes, maxMs, startMs, minBytesPerSecond }: BodyLimits,
  done: (body: RequestBody) => void,
): void {
  const { 'content-length': given, 'transfer-encoding': encoding } = request.headers;
  const isEmpty = encoding === undefined && !Number(given);
  if (isEmpty) return done({ kind: 'kept', body: noBody });
  if (request.method === 'GET' || request.method === 'HEAD') return done({ kind: 'refused', status: 400 });
  if (Number(given) > maxBytes) return done({ kind: 'refused', status: 413 });

  const chunks: Buffer[] = [];
  const startedAt = performance.now();
  let size = 0;
  let timer = setTimeout(look, Math.min(startMs, maxMs));

  function end(body: RequestBody): void {
    clearTimeout(timer);
    request.off('data', onData).off('end', onEnd).pause();
    done(body);
  }
  function look(): void {
    const enough = Math.min(maxMs, startMs + (size / minBytesPerSecond) * 1_000);
    const left = startedAt + enough - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else end({ kind: 'refused', status: 408 });
  }
  function onData(chunk: Buffer): void {
    size += chunk.length;
    chunks.push(chunk);
    if (size > maxBytes) end({ kind: 'refused', status: 413 });
  }
  const onEnd = (): void => end({ kind: 'kept', body: new KeptBody(Buffer.concat(chunks)) });
  request.on('data', onData).on('end', onEnd);
  request.once('close', () => clearTimeout(timer));
}
