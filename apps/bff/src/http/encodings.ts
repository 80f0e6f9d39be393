import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import type { Transform } from 'node:stream';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gunzip, gzip } from 'node:zlib';

/** `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Moderate, because a person waits for it. */
const brotliQuality = 5;
const gzipLevel = 6;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

export function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, brotliOptions);
  return encoding === 'gzip' ? zip(bytes, { level: gzipLevel }) : Promise.resolve(bytes);
}

/** Streaming counterpart of `encode`, for content too long to hold in memory. */
export const encoder = (encoding: 'br' | 'gzip'): Transform =>
  encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip({ level: gzipLevel });

export function decode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return unbrotli(bytes);
  return encoding === 'gzip' ? unzip(bytes) : Promise.resolve(bytes);
}

/** Best encoding that an Accept-Encoding header allows: brotli, gzip, none. */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  return compressionsIn(acceptEncoding)[0] ?? 'identity';
}

/** Supported compressions that an Accept-Encoding header names and does not forbid (`gzip; q=0`), best first. */
export function compressionsIn(acceptEncoding: string | undefined): ('br' | 'gzip')[] {
  if (!acceptEncoding) return [];
  const named = new Negotiator({ headers: { 'accept-encoding': acceptEncoding.toLowerCase() } }).encodings();
  return (['br', 'gzip'] as const).filter((encoding) => named.includes(encoding));
}
