import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { FileError } from './file-error.ts';
import { maxFileBytes } from './file-limits.ts';
import { maxRows } from '../rows/order-rows.ts';
import type { Cells } from './read-table.ts';

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean => magic.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b);
const isOldWorkbook = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isImage = (bytes: Uint8Array) =>
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || // PNG
  startsWith(bytes, 0xff, 0xd8, 0xff) || // JPEG
  startsWith(bytes, 0x47, 0x49, 0x46, 0x38) || // GIF
  startsWith(bytes, 0x52, 0x49, 0x46, 0x46) || // WebP
  startsWith(bytes, 0x42, 0x4d) || // BMP
  startsWith(bytes, 0x49, 0x49, 0x2a, 0) || // TIFF
  startsWith(bytes, 0x4d, 0x4d, 0, 0x2a);

/**
 * The cells of the first sheet of a workbook, or of a text file; empty rows are left out. What a file is, its first bytes say, not its name.
 * @throws FileError, or the reason of `signal`
 */
export async function readOrderFile(file: Blob, signal?: AbortSignal): Promise<Cells> {
  if (file.size > maxFileBytes) throw new FileError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  if (bytes.length === 0) throw new FileError('empty');
  if (isImage(bytes) && !looksLikeText(bytes)) throw new FileError('image');
  if (isOldWorkbook(bytes)) throw new FileError('oldWorkbook');
  if (!isZip(bytes) && startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileError('type');
  const cells = isZip(bytes) ? await workbookCells(bytes, signal) : textCells(bytes);
  signal?.throwIfAborted();
  const filled = cells.filter((row) => row.some((cell) => cell !== ''));
  if (filled.length === 0) throw new FileError('empty');
  // one row more may be the headings
  if (filled.length > maxRows + 1) throw new FileError('tooManyRows');
  return filled;
}

/** `BM1234` is a list of articles, not a picture. */
const looksLikeText = (bytes: Uint8Array): boolean =>
  !bytes.subarray(0, 512).includes(0) && startsWith(bytes, 0x42, 0x4d);

async function workbookCells(bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Cells> {
  const { unpackWorkbook } = await import('./unpack-workbook.ts');
  const workbook = await unpackWorkbook(bytes);
  signal?.throwIfAborted();
  const { readSheet } = await import('read-excel-file/universal');
  try {
    // figures stay the text they are in the file: an article number is no floating point number
    const rows = await readSheet(workbook, { parseNumber: (text) => text });
    return rows.map((row) => row.map((cell) => cellText(cell)));
  } catch (error) {
    throw new FileError('damaged', { cause: error });
  }
}

/** A date is what a spreadsheet makes of `10-12`: nobody can know what was typed. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : '';
}

function textCells(bytes: Uint8Array): Cells {
  const text = decodeText(bytes);
  if (text === undefined) throw new FileError('type');
  const lines = text.replace(/^sep=(.)\r?\n/i, '');
  const separator = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const { data } = Papa.parse<string[]>(lines, {
    ...(separator ? { delimiter: separator } : { delimitersToGuess: ['\t', ';', ',', '|'] }),
    skipEmptyLines: 'greedy',
    // enough to know that there are too many
    preview: maxRows + 2,
  });
  return data.map((row) => row.map((cell) => cell.trim()));
}
