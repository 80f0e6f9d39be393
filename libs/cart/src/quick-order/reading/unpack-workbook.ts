import { Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate';
import { FileError } from './file-error.ts';

// A workbook is a zip file. Its content is measured before and during unpacking, so that a small file cannot exhaust memory.

/** Maximum entries of a workbook; ordinary ones have about ten. */
const maxEntries = 500;
/** Maximum bytes of all its XML: 3,000 rows take less than one million. */
const maxBytes = 40_000_000;
/** Compressed bytes per step: they expand at most 1,032 times, which limits the memory used beyond the maximum. */
const pieceBytes = 16_384;

const isXml = (name: string): boolean => /\.(?:xml|rels)$/.test(name);

/**
 * The workbook without compression and with only its XML: a reader then needs no worker, which the shop's content security policy forbids.
 * @throws {FileError}
 */
export async function unpackWorkbook(file: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  try {
    checkDirectory(file);
    const parts = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const [name, chunks] of inflate(file)) {
      const bytes = await new Blob(chunks).arrayBuffer();
      parts.set(name, new Uint8Array(name.startsWith('xl/worksheets/') ? withErrors(bytes) : bytes));
    }
    return zipSync(Object.fromEntries(parts), { level: 0 }).buffer;
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('damaged', { cause: error });
  }
}

/** `#REF!` and its like as text: the reader takes such cells for empty ones, and what is written there is not nothing. */
function withErrors(sheet: ArrayBuffer): ArrayBuffer {
  const xml = new TextDecoder().decode(sheet);
  const isNone = !/<c\s[^>]*\bt="e"/.test(xml);
  return isNone ? sheet : new TextEncoder().encode(xml.replace(/(<c\s[^>]*\bt=")e"/g, '$1str"')).buffer;
}

/** Refuses a file whose directory shows no workbook, or one too large to unpack. */
function checkDirectory(file: Uint8Array): void {
  let [count, bytes, isWorkbook] = [0, 0, false];
  unzipSync(file, {
    filter: ({ name, originalSize }) => {
      count += 1;
      if (count > maxEntries) throw new FileError('tooMuchInside');
      if (isXml(name)) bytes += originalSize;
      isWorkbook ||= name === 'xl/workbook.xml';
      return false;
    },
  });
  if (!isWorkbook) throw new FileError('type');
  if (bytes > maxBytes) throw new FileError('tooMuchInside');
}

/** XML by name, unpacked in steps and within the limit, whatever sizes the directory claims. */
function inflate(file: Uint8Array): Map<string, Uint8Array<ArrayBuffer>[]> {
  const parts = new Map<string, Uint8Array<ArrayBuffer>[]>();
  let left = maxBytes;
  const unzip = new Unzip((part) => {
    if (!isXml(part.name)) return;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    parts.set(part.name, chunks);
    part.ondata = (error, chunk) => {
      if (error) throw error;
      left -= chunk.length;
      if (left < 0) throw new FileError('tooMuchInside');
      chunks.push(chunk);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += pieceBytes) {
    unzip.push(file.subarray(at, at + pieceBytes), at + pieceBytes >= file.length);
  }
  return parts;
}
