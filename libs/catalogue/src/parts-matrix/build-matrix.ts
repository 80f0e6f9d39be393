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
  /** Another one is chosen where there is room for few. */
  isOther: boolean;
}

export interface MatrixGroup {
  id: string;
  head: MatrixValue;
  picture: Matrix['pictures'][number];
  rows: MatrixRow[];
}

export interface MatrixTable {
  choices: MatrixChoice[];
  columns: {
    id: string;
    heads: MatrixValue[];
    /** What its articles have in common besides. */
    notes: MatrixValue[];
    /** Another one is chosen where there is room for few. */
    isOther: boolean;
  }[];
  /** Values of the first attribute of the columns; null if they have only one. None is chosen while all are shown. */
  columnChoice: MatrixChoice | null;
  /** The same of the second attribute of the rows. */
  rowChoice: MatrixChoice | null;
  groups: MatrixGroup[];
}

/**
 * Lays out the articles that have the chosen values; where none is chosen, or one that no article has, the first value counts. Of several
 * articles in one place the first is shown: the others are in the list.
 */
export function buildMatrix(
  matrix: Matrix,
  layout: MatrixLayout,
  chosen: MatrixState['chosen'],
  { column, row: chosenRow }: Pick<MatrixState, 'column' | 'row'> = {},
): MatrixTable {
  const rowEnd = layout.rows.length;
  const columnEnd = rowEnd + layout.columns.length;
  const choiceEnd = columnEnd + layout.choices.length;
  const attributes = matrix.attributes;
  const valueAt = (n: number, index: number): MatrixValue => ({
    attribute: attributes[n]!,
    value: attributes[n]!.values[index]!,
  });
  const choices = attributes.slice(columnEnd, choiceEnd).map((attribute): MatrixChoice => {
    const keys = keysOf(attribute);
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
  const columnChoice = narrowingOf(
    attributes[rowEnd],
    columns.map(([first = 0]) => first),
    column,
  );
  const rowChoice =
    rowEnd > 1
      ? narrowingOf(
          attributes[1],
          rows.map(([, second = 0]) => second),
          chosenRow,
        )
      : null;
  const shown = shownOf(columnChoice);
  const shownRow = shownOf(rowChoice);
  const cellAt = new Map<string, MatrixCell>();
  for (const cell of cells) {
    const key = cell.place.slice(0, columnEnd).join();
    if (!cellAt.has(key)) cellAt.set(key, cell);
  }
  const notesOf = (column: number[]) =>
    attributes.slice(choiceEnd).flatMap((_, n) => {
      const inColumn = cells.filter(({ place }) => column.every((index, at) => place[rowEnd + at] === index));
      const [index = -1, ...others] = new Set(inColumn.map(({ place }) => place[choiceEnd + n]!));
      return index === -1 || others.length > 0 ? [] : [valueAt(choiceEnd + n, index)];
    });
  const groups = distinct(cells, (cell) => cell.place.slice(0, 1)).map(([first = 0]): MatrixGroup => ({
    id: String(first),
    head: valueAt(0, first),
    picture: matrix.pictures[first] ?? null,
    rows: rows
      .filter((row) => row[0] === first)
      .map((row) => ({
        id: row.join('-'),
        heads: row.slice(1).map((index, n) => valueAt(n + 1, index)),
        cells: columns.map((one) => cellAt.get([...row, ...one].join()) ?? null),
        isOther: shownRow !== undefined && attributes[1]!.values[row[1]!] !== shownRow.value,
      })),
  }));
  return {
    choices,
    columnChoice,
    rowChoice,
    columns: columns.map((one) => {
      const heads = one.map((index, n) => valueAt(rowEnd + n, index));
      const isOther = shown !== undefined && heads[0]?.value !== shown.value;
      return { id: one.join('-'), heads, notes: notesOf(one), isOther };
    }),
    groups,
  };
}

const keysOf = ({ keys, values }: MatrixAttribute): readonly string[] => keys ?? values.map(String);

const shownOf = (choice: MatrixChoice | null) => choice?.options.find(({ isChosen }) => isChosen);

/** Null if the table has only one value. */
function narrowingOf(
  attribute: MatrixAttribute | undefined,
  places: readonly number[],
  chosen: string | undefined,
): MatrixChoice | null {
  const indexes = [...new Set(places)].sort((a, b) => a - b);
  if (!attribute || indexes.length < 2) return null;
  const keys = keysOf(attribute);
  const options = indexes.map((n) => ({ key: keys[n]!, value: attribute.values[n]!, isChosen: keys[n] === chosen }));
  return { attribute, options };
}

/** Values of the choices that an article has, as the address says them. */
export const choicesOf = ({ attributes }: Matrix, layout: MatrixLayout, { place }: MatrixCell): MatrixState['chosen'] =>
  Object.fromEntries(
    layout.choices.map((id) => {
      const n = attributes.findIndex((attribute) => attribute.id === id);
      return [id, keysOf(attributes[n]!)[place[n]!]!];
    }),
  );

/** Each place once, in the order of its values. */
function distinct(cells: readonly MatrixCell[], placeOf: (cell: MatrixCell) => number[]): number[][] {
  const places = new Map(cells.map((cell) => [placeOf(cell).join(), placeOf(cell)]));
  return [...places.values()].sort((a, b) => {
    const n = a.findIndex((value, at) => value !== b[at]);
    return n === -1 ? 0 : a[n]! - b[n]!;
  });
}
