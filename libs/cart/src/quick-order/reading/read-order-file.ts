import { decodeText } from './decode-text.ts';
import { FileError } from './file-error.ts';
import { maxFileBytes } from './file-limits.ts';
import { maxRows } from '../rows/order-rows.ts';
import { cellsOfFile, legibleText } from './read-paste.ts';
import { maxRowsAbove, type Cells } from './read-table.ts';

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

/** A sheet of a workbook, or the only one of a text file, which has no name. */
export interface OrderSheet {
  name: string;
  cells: Cells;
}

/**
 * Non-empty sheets of a workbook, or the one of a text file, without empty rows. The first bytes decide the format, not the file name.
 * @throws {FileError} or the reason of `signal`
 */
export async function readOrderFile(file: Blob, signal?: AbortSignal): Promise<{ sheets: OrderSheet[] }> {
  if (file.size > maxFileBytes) throw new FileError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  if (bytes.length === 0) throw new FileError('empty');
  if (isImage(bytes) && !looksLikeText(bytes)) throw new FileError('image');
  if (isOldWorkbook(bytes)) throw new FileError('oldWorkbook');
  if (!isZip(bytes) && startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileError('type');
  const all = isZip(bytes) ? await workbookSheets(bytes, signal) : [{ name: '', cells: textCells(bytes) }];
  signal?.throwIfAborted();
  const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');
  const filled = all
    .map(({ name, cells }) => ({ name, cells: cells.filter(isFilled) }))
    .filter(({ cells }) => cells.length > 0);
  if (filled.length === 0) throw new FileError('empty');
  const sheets = filled.filter(({ cells }) => cells.length <= maxRows + maxRowsAbove);
  if (sheets.length === 0) throw new FileError('tooManyRows');
  return { sheets };
}

/** `BM1234` is a list of articles, not a bitmap. */
const looksLikeText = (bytes: Uint8Array): boolean =>
  !bytes.subarray(0, 512).includes(0) && startsWith(bytes, 0x42, 0x4d);

async function workbookSheets(bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<OrderSheet[]> {
  const { unpackWorkbook } = await import('./unpack-workbook.ts');
  const workbook = await unpackWorkbook(bytes);
  signal?.throwIfAborted();
  const { default: readSheets } = await import('read-excel-file/universal');
  try {
    // numbers stay text: an article number is no floating point number
    const sheets = await readSheets(workbook, { parseNumber: (text) => text });
    return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data.map((row) => row.map(cellText)) }));
  } catch (error) {
    throw new FileError('damaged', { cause: error });
  }
}

/** Spreadsheets turn `10-12` into a date, so the typed text is unknown. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const isText = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean';
  return isText ? legibleText(String(cell)).trim() : '';
}

function textCells(bytes: Uint8Array): Cells {
  const text = decodeText(bytes);
  if (text === undefined) throw new FileError('type');
  const said = /^sep=(.)\r?\n/i.exec(text);
  const lines = legibleText(said ? text.slice(said[0].length) : text);
  return cellsOfFile(lines, said?.[1]);
}
