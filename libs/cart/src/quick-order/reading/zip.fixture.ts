export interface ZipEntry {
  name: string;
  content: Uint8Array<ArrayBuffer> | string;
  /** Size in the directory instead of the true one. */
  claimedSize?: number;
}

async function deflate(content: ZipEntry['content']): Promise<Uint8Array> {
  const compressed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** A header of a zip file: numbers of two or four bytes at their offsets. */
function header(length: number, numbers: [at: number, bytes: 2 | 4, value: number][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  for (const [at, bytes, value] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return new Uint8Array(view.buffer);
}

/** A zip file of compressed entries. */
export async function zipOf(entries: readonly ZipEntry[]): Promise<Blob> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const lengthOf = (list: readonly Uint8Array[]) => list.reduce((sum, { length }) => sum + length, 0);
  for (const { name, content, claimedSize = content.length } of entries) {
    const compressed = await deflate(content);
    const spelled = new TextEncoder().encode(name);
    const at = lengthOf(parts);
    parts.push(
      header(30, [
        [0, 4, 0x04034b50],
        [8, 2, 8],
        [18, 4, compressed.length],
        [22, 4, claimedSize],
        [26, 2, spelled.length],
      ]),
      spelled,
      compressed,
    );
    directory.push(
      header(46, [
        [0, 4, 0x02014b50],
        [10, 2, 8],
        [20, 4, compressed.length],
        [24, 4, claimedSize],
        [28, 2, spelled.length],
        [42, 4, at],
      ]),
      spelled,
    );
  }
  const end = header(22, [
    [0, 4, 0x06054b50],
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, lengthOf(directory)],
    [16, 4, lengthOf(parts)],
  ]);
  return new Blob([...parts, ...directory, end] as Uint8Array<ArrayBuffer>[]);
}
