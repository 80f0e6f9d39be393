import Papa from 'papaparse';
import { isAmount, type Cell, type Rows } from './exported-lines.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as spreadsheets of the market open them by a double click: decimal comma and semicolons where that is the custom. Text that
 * would be a formula there gets an apostrophe in front.
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
