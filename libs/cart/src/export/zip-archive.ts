/** Of the archive's own records. */
const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };
const zipVersion = 20;
const utf8Names = 0x0800;
const deflated = 8;
/** 1 January 1980, the earliest there is: the same content gives the same file. */
const date = 0x0021;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers of two and four bytes: `[value, size]`. */
function record(fields: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );

/** A zip archive of text files, by what browsers bring along. */
export async function zipArchive(files: Readonly<Record<string, string>>, type: string): Promise<Blob> {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const entries: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    const packed = await deflate(bytes);
    const common = [
      [zipVersion, 2],
      [utf8Names, 2],
      [deflated, 2],
      [0, 2],
      [date, 2],
      [checksum(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const head = record([[signatures.file, 4], ...common]);
    parts.push(head, name, packed);
    // no comment, first disk, no attributes
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    entries.push(record([[signatures.entry, 4], [zipVersion, 2], ...common, ...rest]), name);
    offset += head.length + name.length + packed.length;
  }
  const count = Object.keys(files).length;
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = record([
    [signatures.end, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
  return new Blob([...parts, ...entries, end], { type });
}
