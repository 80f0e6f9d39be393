import Papa from 'papaparse';
import { isAmount, type Cell, type Rows } from './exported-lines.ts';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/**
 * CSV in the market's spreadsheet format: decimal comma and semicolons where customary. Text that would be a formula gets a leading
 * apostrophe.
 */
export function csvFile(rows: Rows, tag: string): Blob {
  const decimalMark = new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')!.value;
  const valueOf = (cell: Cell) => (isAmount(cell) ? cell.amount.replace('.', decimalMark) : cell);
  const text = Papa.unparse(
    rows.map((row) => row.map(valueOf)),
    { delimiter: decimalMark === ',' ? ';' : ',', newline: '\r\n', escapeFormulae: true },
  );
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
