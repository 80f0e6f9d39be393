import Papa from 'papaparse';
import { isNumberAlone, quantityOfBareList, sideOf, type QuantitySide, type ReadRow } from '../rows/read-row.ts';
import { commasSeparate, piecesOf, readPartLine, readRecord, separators, type Separator } from './read-record.ts';
import { isQuantityLike } from '../rows/read-quantity.ts';
import { guessColumns, rowsOfTable, titlesOf, widthOf, type Cells } from './read-table.ts';
import { findColumn } from './column-names.ts';

/** Result of parsing a pasted or typed text. */
export type Paste =
  | {
      kind: 'rows';
      rows: ReadRow[];
      /** Lines with only words, as in a mail. */
      leftOut: string[];
      /** True if the text has no quantities: each is one piece. */
      isBare: boolean;
    }
  /** Columns whose content the reader has to identify. */
  | { kind: 'table'; cells: Cells };

const separatorIn = (line: string): Separator | undefined => separators.find((one) => line.includes(one));

/** Parses rows from a spreadsheet, a mail or a list, whatever the separators. */
export function readPaste(text: string): Paste {
  const readable = legibleText(text);
  const lines = withoutFrame(readable.split(/\r\n|\r|\n/)).filter((line) => line.trim() !== '');
  const parts = lines.flatMap((line) => readPartLine(line) ?? []);
  if (parts.length > 0 && parts.length === lines.length) return { ...listOf(parts), leftOut: [] };
  const separator = columnSeparator(lines);
  if (separator) {
    const cells = cellsOfText(readable, lines, separator);
    const columns = guessColumns(cells);
    // two columns, one of them with article numbers, need no question
    if (widthOf(cells) > 2 || columns.quantity === undefined) return { kind: 'table', cells };
    const leftOut = titlesOf(cells, columns);
    if (columns.quantity !== null) return { kind: 'rows', rows: rowsOfTable(cells, columns), leftOut, isBare: false };
    return { ...listOf(rowsOfTable(cells, { ...columns, quantity: undefined })), leftOut };
  }
  const leftOut: string[] = [];
  const rows: ReadRow[] = [];
  const side = usualSide(lines);
  const commaIsDecimal = !commasSeparate(lines);
  const [first = ''] = lines;
  const isHeading = lines.length > 1 && findColumn('articleNumber', [first.trim()]) !== undefined;
  for (const line of lines) {
    if ((isHeading && line === first) || isProse(line)) leftOut.push(line.trim());
    else rows.push(...readRecord(line, { side, commaIsDecimal }));
  }
  return { ...listOf(rows), leftOut };
}

/** `| GX-050 | 2 |` */
const isFramed = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
const barsIn = (line: string): number => line.split('|').length - 1;

/**
 * Without the frame of a drawn table and without its lines, as `|---|---|`. Where a row has as many bars without a frame, the first and
 * last cells of the others are empty. The first and last rows of a drawn table may have lost a bar when it was copied.
 */
function withoutFrame(lines: readonly string[]): string[] {
  const contents = lines.filter((line) => !/^[\s|+:=-]*$/.test(line));
  const framed = contents.filter(isFramed);
  const bars = Math.min(...framed.map(barsIn));
  const isDrawn = framed.length > 0 && contents.every((line) => isFramed(line) || barsIn(line) < bars);
  return isDrawn ? contents.map((line) => line.replace(/^\s*\|/, '').replace(/\|\s*$/, '')) : contents;
}

/** Removes control and invisible characters, which no reader sees; a vertical tab is a line break of a cell. */
export const legibleText = (text: string): string =>
  text
    .replace(/[\v\f\u0085\u2028\u2029]/g, ' ')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]/g, '');

/**
 * One piece of each if no row has a quantity or anything besides its number. Otherwise a row without a quantity stays open: a gap in a list
 * of quantities does not mean one. `01-117 3 000` may be a number alone or have a quantity, so other rows beside it stay open too.
 */
function listOf(rows: ReadRow[]): { kind: 'rows'; rows: ReadRow[]; isBare: boolean } {
  const ambiguous = rows.filter(({ others }) => others.some(({ quantity }) => isQuantityLike(quantity)));
  const isBare =
    rows.length > 0 && rows.every(isNumberAlone) && (ambiguous.length === 0 || ambiguous.length === rows.length);
  if (isBare) return { kind: 'rows', rows: rows.map((row) => ({ ...row, quantity: quantityOfBareList })), isBare };
  const [only] = rows;
  if (rows.length !== 1 || !only) return { kind: 'rows', rows, isBare };
  const others = only.others.map((one) => (one.quantity === '' ? { ...one, quantity: quantityOfBareList } : one));
  return { kind: 'rows', rows: [{ ...only, others }], isBare };
}

/** A sentence or a heading: several words without a digit. A single word may be the customer's own article number. */
const isProse = (line: string): boolean => !/\d/.test(line) && line.trim().split(/[\s,;|]+/).length > 1;

/** The side of the quantity in most rows, if they tell. */
function usualSide(lines: readonly string[]): QuantitySide {
  let first = 0;
  let last = 0;
  for (const line of lines) {
    const separator = separatorIn(line);
    const pieces = separator ? piecesOf(line, separator) : [];
    const side =
      pieces.length === 2
        ? isQuantityLike(pieces[0]!) === isQuantityLike(pieces[1]!)
          ? undefined
          : isQuantityLike(pieces[0]!)
            ? 'first'
            : 'last'
        : sideOf(line);
    if (side === 'first') first++;
    if (side === 'last') last++;
  }
  return first > last ? 'first' : 'last';
}

/** Cells of a text file, split by the separator it names, else by the detected one; lines without it have one cell each. */
export function cellsOfFile(text: string, named?: string): Cells {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const separator = named ?? columnSeparator(lines) ?? (lines.length === 1 ? separatorIn(lines[0]!) : undefined);
  return separator === undefined ? lines.map((line) => [line]) : cellsOfText(text, lines, separator);
}

/** Number of lines examined to detect the separator. */
const sniffedLines = 300;

/** The separator of columns: most lines have the same number of them, or a heading names them. Undefined for a plain list. */
function columnSeparator(all: readonly string[]): Separator | undefined {
  if (all.length < 2) return undefined;
  const lines = all.slice(0, sniffedLines);
  return separators.find((separator) => {
    const cells = lines.map((line) => cellsOf(line, separator));
    const { heading, quantity } = guessColumns(cells);
    const headings = heading === null ? [] : cells[heading]!;
    if (headings.length > 1 && findColumn('articleNumber', headings) !== undefined) return true;
    const widths = cells.map((row) => row.length);
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)]!;
    if (usual < 2 || widths.filter((width) => width === usual).length < 0.6 * lines.length) return false;
    // a row with a comma too many may have one inside a figure, as `100001, 1,5`
    if (separator === ',' && (!commasSeparate(lines) || widths.some((width) => width > usual))) return false;
    return (separator === '\t' || typeof quantity === 'number') && !isAlternating(cells);
  });
}

/** `GX-050; 2; GX-060; 3`: consecutive records, not columns. */
function isAlternating(cells: Cells): boolean {
  const most = cells.filter((row) => row.length >= 4 && row.length % 2 === 0);
  return (
    most.length > cells.length / 2 &&
    most.every((row) => row.every((cell, index) => isQuantityLike(cell) === (index % 2 === 1)))
  );
}

/** All cells; a quoted cell may contain line breaks. If quotes are ordinary characters, splits line by line. */
function cellsOfText(text: string, lines: readonly string[], separator: string): Cells {
  if (!text.includes('"')) return lines.map((line) => cellsOf(line, separator));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: 'greedy' });
  return errors.length > 0 ? lines.map((line) => cellsOf(line, separator)) : data.map(trimmed);
}

/**
 * Cells of a line, with quotes as spreadsheets write them. Of several empty cells at the end it keeps the second, where the line has a
 * separator.
 */
const cellsOf = (line: string, separator: string): string[] =>
  trimmed(line.includes('"') ? Papa.parse<string[]>(line, { delimiter: separator }).data[0]! : line.split(separator));

function trimmed(row: readonly string[]): string[] {
  const cells = row.map((cell) => cell.trim());
  while (cells.length > 2 && cells.at(-1) === '') cells.pop();
  return cells;
}
