import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import type { TakeRows } from './csv-rows.ts';
import { FileError } from './file-error.ts';
import { withErrorsAsTexts } from './spreadsheet-errors.ts';

/** A workbook is in memory as a whole. */
const maxBytes = 64 * 1024 * 1024;
const rowsAtOnce = 1_000;

/**
 * Reads the first sheet of a workbook.
 *
 * @throws FileError
 */
export async function readWorkbookRows(path: string, take: TakeRows): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length > maxBytes) throw new FileError('is larger than 64 MB: save it as "CSV UTF-8"');
  // numbers stay text: an article number is no floating point number
  const read = async () => readSheet(withErrorsAsTexts(bytes), { parseNumber: (text) => text });
  const rows = await read().catch((cause: unknown) => {
    if (cause instanceof FileError) throw cause;
    throw new FileError('is cut off, or no workbook (XLSX): save it again', undefined, { cause });
  });
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await take(rows.slice(from, from + rowsAtOnce).map((row) => row.map(textOfCell)));
  }
}

function textOfCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
