import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { manifestOf, manifestPath, shellPath, type PlannedFile, type PlannedUnit } from './pack-plan.ts';

export interface PackSource {
  /** Content of a document, in pieces. */
  read: (file: PlannedFile) => AsyncIterable<Uint8Array>;
  /** The unit's Asset Administration Shell; called twice, once for its length. */
  shellOf: (planned: PlannedUnit) => string;
}

export interface PackStream {
  /** Of the whole ZIP, in bytes. */
  length: number;
  stream: Readable;
}

/** Bytes of an entry in the directory of a ZIP, with its time and without its path. */
const directoryEntryBytes = 55;
/** As long as the hash that will stand there. */
const noHash = '0'.repeat(64);

/**
 * A ZIP that is written while it is read: each file is opened when its turn has come, so that no more than a piece of
 * one is in memory, and nothing is opened after a reader has gone. Files are not compressed, since PDF is already;
 * therefore the length is known before the first byte. The manifest stands behind the files whose hashes it holds.
 */
export async function streamPack(units: PlannedUnit[], { read, shellOf }: PackSource): Promise<PackStream> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  const fail = (error: Error) => stream.destroy(error);
  zip.on('error', fail);
  const mtime = new Date();
  let directoryBytes = 0;
  const add = (path: string, size: number, content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
    directoryBytes += directoryEntryBytes + Buffer.byteLength(path);
    zip.addReadStreamLazy(path, { size, compress: false, mtime }, (open) =>
      // it does not look at failures of what it opens
      open(null, Readable.from(content(), { objectMode: false }).on('error', fail)),
    );
  };
  for (const planned of units) {
    const { folder, files } = planned;
    const hashes = new Map<string, string>();
    for (const file of files) {
      add(`${folder}/${file.path}`, file.bytes, () => hashed(read(file), (hash) => hashes.set(file.path, hash)));
    }
    const addText = (path: string, length: number, text: () => string) =>
      add(`${folder}/${path}`, length, function* content() {
        yield Buffer.from(text());
      });
    addText(shellPath, Buffer.byteLength(shellOf(planned)), () => shellOf(planned));
    addText(manifestPath, Buffer.byteLength(manifestOf(planned, () => noHash)), () =>
      manifestOf(planned, (path) => hashes.get(path) ?? noHash),
    );
  }
  const length = await new Promise<number>((resolve) =>
    zip.end(
      // From 64 kB of directory on, it counts the records of ZIP64 into the length, but writes them only when told to or
      // from 4 GB on. Small packs stay without, since not every phone opens them.
      { forceZip64Format: directoryBytes >= 0xffff, comment: '' },
      // its types do not know the argument
      ((size: number) => resolve(size)) as () => void,
    ),
  );
  return { length, stream };
}

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  end: (sha256: string) => void,
): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256');
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
  end(hash.digest('hex'));
}
