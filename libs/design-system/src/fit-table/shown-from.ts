/** Room in pixels below which rows are no longer rows of columns but of lines. */
export const leastRoom = 600;
/** The rooms in between, as in the style sheet. */
const step = 40;
const mostRoom = 1400;
/** In place of a room, for a column that is only in the row that opens. */
export const neverShown = 9999;

export interface ColumnRoom {
  id: string;
  /** Pixels that the column needs, with its padding. */
  room: number;
}

/**
 * From which room of the table each column is shown, in steps of 40 pixels: the first ones as long as there is room, whatever the language.
 * What is not in a column is in the row that opens.
 *
 * @param columns the most important first
 * @param kept room of the columns that are always shown
 */
export function shownFrom(columns: readonly ColumnRoom[], kept: number): ReadonlyMap<string, number> {
  let needed = kept;
  return new Map(
    columns.map(({ id, room }) => {
      needed += room;
      const from = Math.max(leastRoom, Math.ceil(needed / step) * step);
      return [id, from > mostRoom ? neverShown : from];
    }),
  );
}
