import { findColumn } from './column-names.ts';
import { isNumberLike, isOtherUnit, isQuantityLike, plainQuantity, readQuantity } from '../rows/read-quantity.ts';
import { quantityOfBareList, type LineTexts, type Reading, type ReadRow } from '../rows/read-row.ts';
import { readRecord } from './read-record.ts';

/** Cells as text by row; rows may differ in length. */
export type Cells = readonly (readonly string[])[];

/** Columns of article number and quantity, and of what a line has besides. */
export interface Columns {
  articleNumber: number;
  /** Null: no such column, quantity 1 each. Undefined: not known yet, every row asks. */
  quantity: number | null | undefined;
  /** Undefined: no such column. */
  note?: number | undefined;
  /** What the customer calls the article, beside the article number. */
  ownNumber?: number | undefined;
  /** Index of the heading row, from 0; rows above it are titles. Null: no headings. */
  heading: number | null;
}

/** Number of columns of the widest row. */
export const widthOf = (cells: Cells): number => cells.reduce((width, row) => Math.max(width, row.length), 0);

/** Number of rows examined to guess a column's content. */
const sampleSize = 200;
/** Maximum rows of titles, addresses, dates and headings above a table. */
export const maxRowsAbove = 20;

/** Guesses columns by headings, else by their content. */
export function guessColumns(cells: Cells): Columns {
  const heading = findHeading(cells);
  const headings = heading === null ? [] : cells[heading]!;
  const named = { articleNumber: findColumn('articleNumber', headings), quantity: findColumn('quantity', headings) };
  const from = heading === null ? 0 : heading + 1;
  const rows = cells.slice(from, from + sampleSize);
  const columns = Array.from({ length: widthOf(cells) }, (_, at) => columnOf(rows, at));
  const articleNumber =
    named.articleNumber ??
    best(columns, ({ at, filled, articles }) => (at === named.quantity || filled === 0 ? 0 : articles)) ??
    0;
  const others = columns.filter(({ at, filled }) => at !== articleNumber && filled > 0);
  const quantity =
    named.quantity !== undefined && named.quantity !== articleNumber
      ? named.quantity
      : others.length === 0
        ? null
        : heading === null
          ? guessQuantity(articleNumber, others)
          : undefined; // the headings name other content
  const beside = { note: findColumn('note', headings), ownNumber: findColumn('ownNumber', headings) };
  return { articleNumber, quantity, heading, ...withoutThose(beside, [articleNumber, quantity]) };
}

/** Columns that are named and hold nothing else. */
function withoutThose<Named extends object>(named: Named, others: readonly unknown[]): Partial<Named> {
  const free = Object.entries(named).filter(([, at]) => at !== undefined && !others.includes(at));
  return Object.fromEntries(free) as Partial<Named>;
}

/** The first row that names both columns, else the first that names one of them. */
function findHeading(cells: Cells): number | null {
  const rows = cells.slice(0, maxRowsAbove).map((row) => {
    if (row.some(isNumberLike)) return 0;
    return Number(findColumn('articleNumber', row) !== undefined) + Number(findColumn('quantity', row) !== undefined);
  });
  const both = rows.indexOf(2);
  const found = both >= 0 ? both : rows.indexOf(1);
  return found >= 0 ? found : null;
}

/** The column with the most quantities; if none consists mainly of quantities, the only one that has some. */
function guessQuantity(articleNumber: number, others: readonly Column[]): number | undefined {
  // 1, 2, 3 … before the article numbers are row numbers
  const possible = others.filter(({ at, isCount }) => !(isCount && at < articleNumber));
  const mostly = best(possible, ({ filled, quantities, score }) => (quantities / filled < 0.6 ? 0 : score));
  if (mostly !== undefined) return mostly;
  const some = possible.filter(({ quantities }) => quantities > 0);
  return some.length === 1 ? some[0]!.at : undefined;
}

interface Column {
  at: number;
  filled: number;
  /** Number of cells that may be article numbers, weighted by likelihood. */
  articles: number;
  /** Number of cells that may be quantities. */
  quantities: number;
  /** The same, weighted so that whole numbers count more than prices. */
  score: number;
  /** True for 1, 2, 3 …: row numbers. */
  isCount: boolean;
}

function columnOf(rows: Cells, at: number): Column {
  const filled = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
  const looksLikeArticle = (cell: string) => /\d/.test(cell) && cell.length <= 60 && !isQuantityLike(cell);
  const isShort = (cell: string) => cell.split(/\s+/).length <= 3;
  const score = (cell: string) =>
    looksLikeArticle(cell) ? (isShort(cell) ? 1 : 0.5) : isNumberLike(cell) ? 0.2 : 0.01;
  const quantities = filled.filter(isQuantityLike);
  return {
    at,
    filled: filled.length,
    articles: filled.reduce((sum, cell) => sum + score(cell) + (isQuantityLike(cell) ? cell.length / 1000 : 0), 0),
    quantities: quantities.length,
    score: quantities.reduce((sum, cell) => sum + ('value' in readQuantity(cell) ? 1 : 0.5), 0),
    isCount: filled.length > 2 && filled.every((cell, index) => Number(cell) === index + 1),
  };
}

/** Index of the column with the highest score above 0, the first of equal ones. */
function best(columns: readonly Column[], score: (column: Column) => number): number | undefined {
  let found: { at: number; score: number } | undefined;
  for (const column of columns) {
    const one = score(column);
    if (one > (found?.score ?? 0)) found = { at: column.at, score: one };
  }
  return found?.at;
}

/** Rows of a table. A row without an article number is skipped only if both columns are empty. */
export function rowsOfTable(cells: Cells, { articleNumber, quantity, heading, ...beside }: Columns): ReadRow[] {
  return cells.slice(heading === null ? 0 : heading + 1).flatMap((row) => {
    const number = row[articleNumber]?.trim() ?? '';
    const count =
      quantity === null ? quantityOfBareList : quantity === undefined ? '' : withUnit(row, quantity, articleNumber);
    if (number === '' && (quantity === null || count === '')) return [];
    const typed = quantity === null ? number : `${number}  ${count}`.trim();
    const others = row.length === 1 && quantity !== null ? readingsOf(number) : [];
    return [{ typed, articleNumber: number, quantity: plainQuantity(count), others, ...textsOf(row, beside) }];
  });
}

/** Note and own number of a row, where it has them. */
const textsOf = (row: readonly string[], { note, ownNumber }: Pick<Columns, 'note' | 'ownNumber'>): LineTexts => {
  const textAt = (at: number | undefined) => (at === undefined ? '' : (row[at] ?? '').replace(/\s+/g, ' ').trim());
  return {
    ...(textAt(note) === '' ? {} : { note: textAt(note) }),
    ...(textAt(ownNumber) === '' ? {} : { ownNumber: textAt(ownNumber) }),
  };
};

/** Interpretations of a line without the usual separator: it may be an article number, or contain a quantity in another notation. */
function readingsOf(line: string): Reading[] {
  const rows = readRecord(line, { side: 'last', commaIsDecimal: true });
  const [read] = rows;
  if (!read || rows.length > 1) return [];
  return [read, ...read.others].flatMap(({ articleNumber, quantity }) =>
    quantity === '' ? [] : [{ articleNumber, quantity }],
  );
}

/** The cell, with its unit of measure if the next cell names one other than pieces. */
function withUnit(row: readonly string[], quantity: number, articleNumber: number): string {
  const count = row[quantity]?.trim() ?? '';
  const unit = row[quantity + 1]?.trim() ?? '';
  return count !== '' && quantity + 1 !== articleNumber && isOtherUnit(unit) ? `${count} ${unit}` : count;
}

/** Lines of text above the headings. */
export const titlesOf = (cells: Cells, { heading }: Columns): string[] =>
  cells.slice(0, heading ?? 0).map((row) => row.filter((cell) => cell !== '').join(' '));
