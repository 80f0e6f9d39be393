/** Lower and upper end, in the shown unit. */
export type Range = readonly [from: number, to: number];

/** The end that was chosen, null where it was left open. */
export interface RangeEnds {
  from?: number | null;
  to?: number | null;
}
