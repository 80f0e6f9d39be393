import { promisify } from 'node:util';
import type { Transform } from 'node:stream';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gunzip, gzip } from 'node:zlib';

/** `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Moderate: somebody is waiting. */
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

/** The same for what is too long to be held. */
export const encoder = (encoding: 'br' | 'gzip'): Transform =>
  encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip({ level: gzipLevel });

export function decode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return unbrotli(bytes);
  return encoding === 'gzip' ? unzip(bytes) : Promise.resolve(bytes);
}

/** The best encoding that an Accept-Encoding header allows: brotli, gzip, none. */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (allows(acceptEncoding, 'br')) return 'br';
  return allows(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

/** Whether an Accept-Encoding header names an encoding and does not forbid it (`gzip; q=0`). */
export function allows(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [token, ...parameters] = part.split(';');
    const isNamed = token?.trim().toLowerCase() === name;
    return isNamed && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter));
  });
}
