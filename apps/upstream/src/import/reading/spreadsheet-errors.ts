import { strFromU8, strToU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import { CellError } from '../sheets/cells.ts';
import { FileError } from './file-error.ts';

/** Throws a CellError for what a formula leaves that could not be computed: `#N/A` where a looked-up price is missing. */
export function refuseSpreadsheetError(cell: string): void {
  if (!/^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/.test(cell)) return;
  throw new CellError(`holds "${cell}", the error of a formula: correct it, or leave the cell empty`);
}

/**
 * Maximum bytes of a workbook's files, as its directory tells them, by which they are unpacked. A text of JavaScript can hold 512 MB, and one
 * of a million rows has about that.
 */
const maxUnpackedBytes = 512 * 1024 * 1024;

/**
 * The workbook with such errors as texts: the reader of workbooks takes their cells for empty ones.
 *
 * @throws FileError when a small file would unpack to more than memory is for
 */
export function withErrorsAsTexts(workbook: Buffer): Buffer {
  let unpacked = 0;
  const isSheet = ({ name, originalSize }: UnzipFileInfo): boolean => {
    unpacked += originalSize;
    if (unpacked > maxUnpackedBytes) throw new FileError('unpacks to more than 512 MB: save it as "CSV UTF-8"');
    return name.startsWith('xl/worksheets/');
  };
  const sheets = Object.entries(unzipSync(workbook, { filter: isSheet }));
  const changed = sheets.flatMap(([name, bytes]) => {
    const xml = strFromU8(bytes);
    const text = xml.replace(/(<c\s[^>]*\bt=")e"/g, '$1str"');
    return text === xml ? [] : [[name, strToU8(text)] as const];
  });
  if (changed.length === 0) return workbook;
  return Buffer.from(zipSync({ ...unzipSync(workbook), ...Object.fromEntries(changed) }, { level: 0 }));
}
