import type { Matrix, MatrixCell, MatrixLayout } from '@shop/api-contracts';
import type { MatrixState } from './matrix-address.ts';

export type MatrixAttribute = Matrix['attributes'][number];

/** A value in the head of a row or column, or of a choice. */
export interface MatrixValue {
  attribute: MatrixAttribute;
  value: string | number;
}

export interface MatrixChoice {
  attribute: MatrixAttribute;
  options: { key: string; value: string | number; isChosen: boolean }[];
}

export interface MatrixRow {
  id: string;
  /** Without that of the group. */
  heads: MatrixValue[];
  /** One per column; null where nothing is sold. */
  cells: (MatrixCell | null)[];
}

export interface MatrixGroup {
  id: string;
  head: MatrixValue;
  picture: Matrix['pictures'][number];
  rows: MatrixRow[];
}

export interface MatrixTable {
  choices: MatrixChoice[];
  columns: { id: string; heads: MatrixValue[] }[];
  groups: MatrixGroup[];
}

/**
 * Lays out the articles that have the chosen values; where none is chosen, or one that no article has, the first value counts. Of several
 * articles in one place the first is shown: the others are in the list.
 */
export function buildMatrix(matrix: Matrix, layout: MatrixLayout, chosen: MatrixState['chosen']): MatrixTable {
  const rowEnd = layout.rows.length;
  const columnEnd = rowEnd + layout.columns.length;
  const attributes = matrix.attributes;
  const valueAt = (n: number, index: number): MatrixValue => ({
    attribute: attributes[n]!,
    value: attributes[n]!.values[index]!,
  });
  const choices = attributes.slice(columnEnd).map((attribute): MatrixChoice => {
    const keys = attribute.keys ?? attribute.values.map(String);
    const at = Math.max(0, keys.indexOf(chosen[attribute.id] ?? ''));
    return {
      attribute,
      options: attribute.values.map((value, n) => ({ key: keys[n]!, value, isChosen: n === at })),
    };
  });
  const isChosen = ({ place }: MatrixCell) =>
    choices.every(({ options }, n) => options[place[columnEnd + n]!]?.isChosen);
  const cells = matrix.cells.filter(isChosen);

  const columns = distinct(cells, (cell) => cell.place.slice(rowEnd, columnEnd));
  const rows = distinct(cells, (cell) => cell.place.slice(0, rowEnd));
  const cellAt = new Map<string, MatrixCell>();
  for (const cell of cells) {
    const key = cell.place.slice(0, columnEnd).join();
    if (!cellAt.has(key)) cellAt.set(key, cell);
  }
  const groups = distinct(cells, (cell) => cell.place.slice(0, 1)).map(([first = 0]): MatrixGroup => ({
    id: String(first),
    head: valueAt(0, first),
    picture: matrix.pictures[first] ?? null,
    rows: rows
      .filter((row) => row[0] === first)
      .map((row) => ({
        id: row.join('-'),
        heads: row.slice(1).map((index, n) => valueAt(n + 1, index)),
        cells: columns.map((column) => cellAt.get([...row, ...column].join()) ?? null),
      })),
  }));
  return {
    choices,
    columns: columns.map((column) => ({
      id: column.join('-'),
      heads: column.map((index, n) => valueAt(rowEnd + n, index)),
    })),
    groups,
  };
}

/** Each place once, in the order of its values. */
function distinct(cells: readonly MatrixCell[], placeOf: (cell: MatrixCell) => number[]): number[][] {
  const places = new Map(cells.map((cell) => [placeOf(cell).join(), placeOf(cell)]));
  return [...places.values()].sort((a, b) => {
    const n = a.findIndex((value, at) => value !== b[at]);
    return n === -1 ? 0 : a[n]! - b[n]!;
  });
}
