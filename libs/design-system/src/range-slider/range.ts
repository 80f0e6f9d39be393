/** Lower and upper end, in the unit shown. */
export type Range = readonly [from: number, to: number];
