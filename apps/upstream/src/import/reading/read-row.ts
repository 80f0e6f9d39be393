import type { ImportReport } from '../report.ts';
import { CellError, decimal, text } from '../sheets/cells.ts';
import type { Row, Sheet } from '../sheets/sheet.ts';
import type { Heading } from './headings.ts';
import { refuseSpreadsheetError } from './spreadsheet-errors.ts';

/** Values of a row; undefined when something is wrong in it, which the report then has. */
export function readRow(
  { file, row }: { file: string; row: number },
  cells: string[],
  headings: (Heading | undefined)[],
  { columns, derive, hasAttributes }: Sheet,
  report: ImportReport,
): Row | undefined {
  let isRight = true;
  const fail = (column: string | undefined, message: string): void => {
    isRight = false;
    report.add({ file, row, column, message });
  };
  const attempt = <Value>(column: string | undefined, read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      fail(column, error.message);
      return undefined;
    }
  };

  const values: Row = {};
  for (const [name, { otherwise = null }] of Object.entries(columns)) values[name] = otherwise;
  const ofAttributes: Record<string, unknown[]> = {};
  headings.forEach((heading, index) => {
    const cell = (cells[index] ?? '').trim();
    if (!heading || cell === '') return;
    const { name } = heading;
    const value = attempt(name, () => {
      refuseSpreadsheetError(cell);
      return 'column' in heading ? heading.column.read(cell) : attributeValues(cell, heading.attribute);
    });
    if ('column' in heading) values[name] = value;
    else ofAttributes[name] = value as unknown[];
  });
  for (const [name, { isNeeded }] of Object.entries(columns)) {
    const isThere = headings.some((heading) => heading?.name === name);
    if (isNeeded && isThere && values[name] === null) fail(name, 'is empty');
  }
  if (cells.slice(headings.length).some((cell) => cell.trim() !== '')) {
    fail(undefined, 'has more values than the first row: one with a separator in it must stand in quotes');
  }
  if (!isRight) return undefined;
  const complete = hasAttributes ? { ...values, attributes: ofAttributes } : values;
  return derive ? attempt(undefined, () => derive(complete)) : complete;
}

function attributeValues(cell: string, type: 'text' | 'number' | 'interval'): unknown[] {
  if (type === 'text') return cell.split('|').flatMap((one) => (one.trim() === '' ? [] : [text(one.trim())]));
  if (type === 'number') return [decimal(cell)];
  const [, from, to] = /^(.+?)\s*(?:\.\.|…|–| to )\s*(.+)$/.exec(cell) ?? [];
  if (from === undefined || to === undefined) throw new CellError(`"${cell}" is no interval: write it like -10..120`);
  const [low, high] = [decimal(from), decimal(to)];
  if (low > high) throw new CellError(`"${cell}" ends before it begins`);
  return [low, high];
}
