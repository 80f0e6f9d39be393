import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

export interface MediaFile {
  hash: string;
  name: string;
  type: string;
  encoding: 'gzip' | 'identity';
  /** Before compression. */
  length: number;
  bytes: Uint8Array;
  src: string;
}

const hashLength = 32;
/** Text compresses well; files like PDF are compressed already. */
const zippedTypes = /^(image\/svg\+xml|image\/vnd\.dxf|text\/)/;

/** A file under the hash of its content, so that equal files share an address whose content never changes. */
export function mediaFileOf(name: string, type: string, content: Uint8Array | string): MediaFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  const isZipped = zippedTypes.test(type);
  return {
    hash,
    name,
    type,
    encoding: isZipped ? 'gzip' : 'identity',
    length: bytes.byteLength,
    bytes: isZipped ? gzipSync(bytes) : bytes,
    src: `/media/${hash}/${name}`,
  };
}
