import { inflateSync } from 'node:zlib';

/** Bound for one unpacked part of a file, in bytes. */
const maxOutputLength = 4 * 1024 * 1024;
/** Bound for the number of parts that are unpacked. */
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
  for (const { index, 0: head } of text.matchAll(compressedObjects)) {
    if (++parts > maxParts) break;
    const from = index + head.length;
    const to = text.indexOf('endstream', from);
    pages += [...unpacked(bytes.subarray(from, to < 0 ? undefined : to)).matchAll(pageObject)].length;
  }
  return pages;
}

/** Empty when it cannot be unpacked. */
function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed, { maxOutputLength }).toString('latin1');
  } catch {
    return '';
  }
}
