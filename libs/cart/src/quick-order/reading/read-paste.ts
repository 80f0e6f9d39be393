import Papa from 'papaparse';
import { readPieces, readWords, sideOf, type QuantitySide, type ReadRow } from '../rows/read-row.ts';
import { isNumberLike, isQuantityLike } from '../rows/read-quantity.ts';
import { guessColumns, rowsOfTable, widthOf, type Cells } from './read-table.ts';
import { findColumn } from './column-names.ts';

/** What a pasted or typed text says. */
export type Paste =
  | { kind: 'rows'; rows: ReadRow[]; /** Lines of words alone, as they stand in a mail. */ leftOut: string[] }
  /** Columns of which somebody must say what they hold. */
  | { kind: 'table'; cells: Cells };

const separators = ['\t', ';', ','] as const;
type Separator = (typeof separators)[number];

/** Reads rows out of a spreadsheet, a mail or a list, in whatever way they are separated. */
export function readPaste(text: string): Paste {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const cells = tableOf(lines);
  if (cells) {
    const columns = guessColumns(cells);
    if (widthOf(cells) > 2) return { kind: 'table', cells };
    return { kind: 'rows', rows: rowsOfTable(cells, columns), leftOut: [] };
  }
  const leftOut: string[] = [];
  const rows: ReadRow[] = [];
  const side = usualSide(lines);
  const commaIsDecimal = !commasSeparate(lines);
  for (const line of lines) {
    if (isProse(line)) leftOut.push(line.trim());
    else rows.push(...readLine(line, side, commaIsDecimal));
  }
  return { kind: 'rows', rows, leftOut };
}

/** A sentence or a heading: words, and no figure among them. A single word may be somebody's own article number. */
const isProse = (line: string): boolean => !/\d/.test(line) && line.trim().split(/[\s,;]+/).length > 1;

/** `GX-050 1,5`, `1,5 x GX-050`: a quantity that cannot be, not two pieces. */
const decimal = /\S[\s:=]+(?:0|[1-9]\d*),\d+(?:\s+\p{L}+\.?)?\s*$|^\s*(?:0|[1-9]\d*),\d{1,2}\s+\S/u;

function commasSeparate(lines: readonly string[]): boolean {
  const withComma = lines.filter((line) => line.includes(','));
  const decimals = withComma.filter((line) => decimal.test(line)).length;
  return withComma.length - decimals > decimals;
}

function readLine(line: string, side: QuantitySide, commaIsDecimal: boolean): ReadRow[] {
  const isDecimal = commaIsDecimal && decimal.test(line);
  const separator = separators.find((one) => line.includes(one) && !(one === ',' && isDecimal));
  if (!separator) return [readWords(line, side)];
  const pieces = piecesOf(line, separator);
  if (pieces.length < 2) return [readWords(pieces[0] ?? line, side)];
  const isNamed = separator === '\t' && !pieces.some(isNumberLike);
  // columns of a spreadsheet: what stands beside the article number describes it
  if (isNamed)
    return [{ ...readWords(pieces.find((piece) => /\d/.test(piece)) ?? pieces[0]!, side), typed: line.trim() }];
  return readPieces(line, pieces, side);
}

const piecesOf = (line: string, separator: Separator): string[] =>
  line
    .split(separator)
    .map((piece) => piece.replace(/^\s*"(.*)"\s*$/, '$1').trim())
    .filter((piece) => piece !== '');

/** On which side most rows have their quantity, where a row tells. */
function usualSide(lines: readonly string[]): QuantitySide {
  let first = 0;
  let last = 0;
  for (const line of lines) {
    const separator = separators.find((one) => line.includes(one));
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

/** Cells, where most lines have the same columns and one of these holds quantities; undefined for a mere list. */
function tableOf(lines: readonly string[]): Cells | undefined {
  if (lines.length < 2) return undefined;
  for (const separator of separators) {
    const cells = lines.map((line) => cellsOf(line, separator));
    const widths = cells.map((row) => row.length);
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)]!;
    if (usual < 2 || widths.filter((width) => width === usual).length < 0.6 * lines.length) continue;
    if (separator === ',' && !commasSeparate(lines)) continue;
    const isNamed = findColumn('articleNumber', cells[0]!) !== undefined && !cells[0]!.some(isNumberLike);
    const { quantity } = guessColumns(cells);
    const holdsQuantities = quantity !== null && !isAlternating(cells);
    if (isNamed || holdsQuantities) return cells;
  }
  return undefined;
}

/** `GX-050; 2; GX-060; 3`: records one after another, not columns. */
function isAlternating(cells: Cells): boolean {
  const most = cells.filter((row) => row.length >= 4 && row.length % 2 === 0);
  return (
    most.length > cells.length / 2 &&
    most.every((row) => row.every((cell, index) => isQuantityLike(cell) === (index % 2 === 1)))
  );
}

/** Cells of a line, without the empty ones at its end; quotes as spreadsheets write them. */
function cellsOf(line: string, separator: Separator): string[] {
  const cells = line.includes('"')
    ? Papa.parse<string[]>(line, { delimiter: separator }).data[0]!
    : line.split(separator);
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.length > 1 && trimmed.at(-1) === '') trimmed.pop();
  return trimmed;
}
