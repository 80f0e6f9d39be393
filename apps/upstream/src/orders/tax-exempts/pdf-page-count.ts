import { inflateSync } from 'node:zlib';

/** Maximum size of all unpacked parts of a file together, in bytes, against files that unpack to a thousand times their size. */
const maxUnpackedBytes = 16 * 1024 * 1024;
/** Maximum number of parts that are unpacked. */
const maxParts = 2_000;

const pageObject = /\/Type\s*\/Page(?![A-Za-z])/g;
const compressedObjects = /\/Type\s*\/ObjStm\b[^]{0,500}?stream\r?\n/g;

/**
 * Number of pages that a PDF declares, in the open or in compressed object streams; 0 for what is no complete PDF. Does
 * not render them.
 */
export function pdfPageCount(bytes: Buffer): number {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !/%%EOF\s*$/.test(text.slice(-1_024))) return 0;
  let pages = [...text.matchAll(pageObject)].length;
  let parts = 0;
  let left = maxUnpackedBytes;
  for (const { index, 0: head } of text.matchAll(compressedObjects)) {
    if (++parts > maxParts || left <= 0) break;
    const from = index + head.length;
    const to = text.indexOf('endstream', from);
    const part = unpacked(bytes.subarray(from, to < 0 ? undefined : to), left);
    // a part that cannot be unpacked has cost as much as it may
    left -= part === null ? left : part.length;
    pages += [...(part ?? '').matchAll(pageObject)].length;
  }
  return pages;
}

/** Null when it cannot be unpacked, or not within the limit. */
function unpacked(packed: Buffer, maxOutputLength: number): string | null {
  try {
    return inflateSync(packed, { maxOutputLength }).toString('latin1');
  } catch {
    return null;
  }
}
