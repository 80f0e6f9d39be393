import { FileFault } from './file-fault.ts';

// A workbook is a zip file. What is in it is measured before and while it is unpacked, so that a small file cannot fill the memory.

/** Entries of a workbook at most; ordinary ones have about ten. */
const maxEntries = 500;
/** Bytes of all its XML together: 3,000 rows take less than one million. */
const maxBytes = 40_000_000;

interface Entry {
  name: string;
  method: number;
  compressed: Uint8Array<ArrayBuffer>;
  size: number;
}

/**
 * The workbook with nothing compressed and nothing but its XML: what a reader unpacks without a worker, which the shop's content security
 * policy does not allow it.
 * @throws FileFault
 */
export async function unpackWorkbook(file: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const entries = directoryOf(file).filter(({ name }) => /\.(?:xml|rels)$/.test(name));
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new FileFault('type');
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxBytes) throw new FileFault('tooMuchInside');
  const unpacked: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  let left = maxBytes;
  for (const { name, method, compressed } of entries) {
    const bytes = method === 0 ? compressed : await inflate(compressed, left);
    left -= bytes.length;
    if (left < 0) throw new FileFault('tooMuchInside');
    unpacked.push({ name, bytes });
  }
  return pack(unpacked);
}

/** Entries by the central directory at the end of the file (PKWARE APPNOTE 4.3.12, 4.3.16). */
function directoryOf(file: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    let end = file.length - 22;
    while (view.getUint32(end, true) !== 0x06054b50) end--;
    const count = view.getUint16(end + 10, true);
    if (count > maxEntries) throw new FileFault('tooMuchInside');
    const entries: Entry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index++) {
      if (view.getUint32(at, true) !== 0x02014b50) throw new FileFault('damaged');
      const nameLength = view.getUint16(at + 28, true);
      const compressedSize = view.getUint32(at + 20, true);
      const local = view.getUint32(at + 42, true);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      if (start + compressedSize > file.length) throw new FileFault('damaged');
      entries.push({
        name: new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength)),
        method: view.getUint16(at + 10, true),
        compressed: file.subarray(start, start + compressedSize),
        size: view.getUint32(at + 24, true),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('damaged', { cause: error });
  }
}

/** Unpacks at most `limit` bytes, whatever the directory promised. */
async function inflate(compressed: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > limit) throw new FileFault('tooMuchInside');
      chunks.push(read.value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error instanceof FileFault ? error : new FileFault('damaged', { cause: error });
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** A zip file of stored entries. Its reader looks at names, places and sizes alone. */
function pack(entries: readonly { name: string; bytes: Uint8Array }[]): ArrayBuffer {
  const named = entries.map(({ name, bytes }) => ({ name: new TextEncoder().encode(name), bytes }));
  const size = named.reduce((sum, { name, bytes }) => sum + 30 + 46 + 2 * name.length + bytes.length, 22);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const places: number[] = [];
  let at = 0;
  for (const { name, bytes } of named) {
    places.push(at);
    view.setUint32(at, 0x04034b50, true);
    view.setUint16(at + 4, 20, true);
    view.setUint32(at + 18, bytes.length, true);
    view.setUint32(at + 22, bytes.length, true);
    view.setUint16(at + 26, name.length, true);
    file.set(name, at + 30);
    file.set(bytes, at + 30 + name.length);
    at += 30 + name.length + bytes.length;
  }
  const directory = at;
  for (const [index, { name, bytes }] of named.entries()) {
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 6, 20, true);
    view.setUint32(at + 20, bytes.length, true);
    view.setUint32(at + 24, bytes.length, true);
    view.setUint16(at + 28, name.length, true);
    view.setUint32(at + 42, places[index]!, true);
    file.set(name, at + 46);
    at += 46 + name.length;
  }
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, named.length, true);
  view.setUint16(at + 10, named.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return file.buffer;
}
