import { findColumn } from './column-names.ts';
import { isNumberLike, isQuantityLike, plainQuantity } from '../rows/read-quantity.ts';
import { noQuantity, type ReadRow } from '../rows/read-row.ts';

/** Cells as text, row by row; rows may be of different length. */
export type Cells = readonly (readonly string[])[];

/** Where article number and quantity stand. */
export interface Columns {
  articleNumber: number;
  /** Null: there is none, one piece of each. */
  quantity: number | null;
  /** The first row names the columns. */
  hasHeading: boolean;
}

/** As many columns as the widest row has. */
export const widthOf = (cells: Cells): number => cells.reduce((width, row) => Math.max(width, row.length), 0);

/** Rows that are looked at to find out what a column holds. */
const sampleSize = 200;

/** Guesses by the headings, and where they say nothing by what stands in the columns. */
export function guessColumns(cells: Cells): Columns {
  const headings = cells[0] ?? [];
  const named = { articleNumber: findColumn('articleNumber', headings), quantity: findColumn('quantity', headings) };
  const hasNames = named.articleNumber !== undefined || named.quantity !== undefined;
  const hasHeading = hasNames && !headings.some(isNumberLike);
  const rows = cells.slice(hasHeading ? 1 : 0, sampleSize);
  const columns = Array.from({ length: widthOf(cells) }, (_, at) => columnOf(rows, at));
  const articleNumber =
    (hasHeading ? named.articleNumber : undefined) ??
    best(columns, ({ at, filled, articles }) => (at === named.quantity || filled === 0 ? 0 : articles)) ??
    0;
  const others = columns.filter(({ at }) => at !== articleNumber);
  const quantity =
    (hasHeading ? named.quantity : undefined) ??
    best(others, ({ filled, quantities, isCount }) =>
      filled === 0 || quantities / filled < 0.6 ? 0 : isCount ? 0.1 : quantities,
    );
  return { articleNumber, quantity: quantity === articleNumber ? null : (quantity ?? null), hasHeading };
}

interface Column {
  at: number;
  filled: number;
  /** Cells that may be an article number, weighted by how much they look like one. */
  articles: number;
  quantities: number;
  /** 1, 2, 3 …: the rows are numbered. */
  isCount: boolean;
}

function columnOf(rows: Cells, at: number): Column {
  const filled = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
  const looksLikeArticle = (cell: string) => /\d/.test(cell) && cell.length <= 60 && !isQuantityLike(cell);
  const isShort = (cell: string) => cell.split(/\s+/).length <= 3;
  const score = (cell: string) =>
    looksLikeArticle(cell) ? (isShort(cell) ? 1 : 0.5) : isNumberLike(cell) ? 0.2 : 0.01;
  return {
    at,
    filled: filled.length,
    articles: filled.reduce((sum, cell) => sum + score(cell) + (isQuantityLike(cell) ? cell.length / 1000 : 0), 0),
    quantities: filled.filter(isQuantityLike).length,
    isCount: filled.length > 2 && filled.every((cell, index) => Number(cell) === index + 1),
  };
}

/** The place of the column with the highest score above 0, the first of equal ones. */
function best(columns: readonly Column[], score: (column: Column) => number): number | undefined {
  let found: { at: number; score: number } | undefined;
  for (const column of columns) {
    const one = score(column);
    if (one > (found?.score ?? 0)) found = { at: column.at, score: one };
  }
  return found?.at;
}

/** The rows of a table. One without an article number is left out only where nothing at all stands in both columns. */
export function rowsOfTable(cells: Cells, { articleNumber, quantity, hasHeading }: Columns): ReadRow[] {
  return cells.slice(hasHeading ? 1 : 0).flatMap((row) => {
    const number = row[articleNumber]?.trim() ?? '';
    const count = quantity === null ? noQuantity : (row[quantity]?.trim() ?? '');
    if (number === '' && (quantity === null || count === '')) return [];
    const typed = quantity === null ? number : `${number}  ${count}`.trim();
    return [{ typed, articleNumber: number, quantity: plainQuantity(count), others: [] }];
  });
}
