import { readPartOfUnit } from '@shop/api-contracts';
import { plainQuantity } from '../rows/read-quantity.ts';
import { readPieces, readWords, type QuantitySide, type ReadRow } from '../rows/read-row.ts';

/** What parts columns and records, the plainest first. */
export const separators = ['\t', ';', '|', ','] as const;
export type Separator = (typeof separators)[number];

/** `GX-050 1,5`, `1,5 x GX-050`: a quantity that cannot be, not two pieces. */
const decimal = /\S[\s:=]+(?:0|[1-9]\d*),\d+(?:\s+\p{L}+\.?)?\s*$|^\s*(?:0|[1-9]\d{0,4}),\d{1,2}\s+\S/u;
/** Longer lines are lists, and the pattern would take the square of their length. */
const maxDecimalLine = 200;
const isDecimalLine = (line: string): boolean => line.length <= maxDecimalLine && decimal.test(line);

/** True when commas separate fields rather than decimals. */
export function commasSeparate(lines: readonly string[]): boolean {
  const withComma = lines.filter((line) => line.includes(','));
  const decimals = withComma.filter(isDecimalLine).length;
  return withComma.length - decimals > decimals;
}

/** How the records around one are written, where it does not say it itself. */
export interface RecordStyle {
  side: QuantitySide;
  commaIsDecimal: boolean;
}

/** `SN 30-114-0021 pos 12`: a part of a machine, whose numbers are no quantities. Null for other lines. */
export function readPartLine(line: string): ReadRow | null {
  const part = readPartOfUnit(line);
  return part && { typed: line.trim(), articleNumber: part.text, quantity: plainQuantity(part.quantity), others: [] };
}

/** Reads the record of one line, or the records, in whatever way they are separated. */
export function readRecord(line: string, { side, commaIsDecimal }: RecordStyle): ReadRow[] {
  const part = readPartLine(line);
  if (part) return [part];
  const isDecimal = commaIsDecimal && isDecimalLine(line);
  const separator = separators.find((one) => line.includes(one) && !(one === ',' && isDecimal));
  if (!separator) return [readWords(line, side)];
  const pieces = piecesOf(line, separator);
  if (pieces.length < 2) return [readWords(pieces[0] ?? line, side)];
  return readPieces(line, pieces, { side, isColumns: separator === '\t' });
}

/** The pieces between separators that are not empty. */
export const piecesOf = (line: string, separator: Separator): string[] =>
  line
    .split(separator)
    .map((piece) => piece.replace(/^\s*"(.*)"\s*$/, '$1').trim())
    .filter((piece) => piece !== '');
