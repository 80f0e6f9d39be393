import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { CellError } from '../sheets/cells.ts';

/** Throws a CellError for what a formula leaves that could not be computed: `#N/A` where a looked-up price is missing. */
export function refuseSpreadsheetError(cell: string): void {
  if (!/^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/.test(cell)) return;
  throw new CellError(`holds "${cell}", the error of a formula: correct it, or leave the cell empty`);
}

/** The workbook with such errors as texts: the reader of workbooks takes their cells for empty ones. */
export function withErrorsAsTexts(workbook: Buffer): Buffer {
  const sheets = Object.entries(unzipSync(workbook, { filter: ({ name }) => name.startsWith('xl/worksheets/') }));
  const changed = sheets.flatMap(([name, bytes]) => {
    const xml = strFromU8(bytes);
    const text = xml.replace(/(<c\s[^>]*\bt=")e"/g, '$1str"');
    return text === xml ? [] : [[name, strToU8(text)] as const];
  });
  if (changed.length === 0) return workbook;
  return Buffer.from(zipSync({ ...unzipSync(workbook), ...Object.fromEntries(changed) }, { level: 0 }));
}
