import { airCoolerSheet } from './dimension-sheet-air-cooler.ts';
import { brazedSheet } from './dimension-sheet-brazed.ts';
import { shellAndTubeSheet } from './dimension-sheet-shell-and-tube.ts';
import { platePackSheet } from './dimension-sheet-plate-pack.ts';
import type { UnitParameters } from './drawing-parameters.ts';
import type { Point } from './outlines.ts';

export type LineWeight = 'outline' | 'part' | 'thin' | 'fine' | 'centre';
/** What a view consists of, in millimetres: x to the right, y up from the floor. Filled shapes hide what came before. */
export type Shape =
  | { type: 'polygon'; points: readonly Point[]; weight: LineWeight; filled?: boolean }
  | {
      type: 'roundRect';
      x0: number;
      x1: number;
      y0: number;
      y1: number;
      r: number;
      weight: LineWeight;
      filled?: boolean;
    }
  | { type: 'circle'; at: Point; r: number; weight: LineWeight; filled?: boolean }
  /** From and to in degrees, anticlockwise. */
  | { type: 'arc'; at: Point; r: number; from: number; to: number; weight: LineWeight }
  | { type: 'line'; from: Point; to: Point; weight: LineWeight }
  | { type: 'label'; at: Point; text: string };

export type MeasureKey =
  | 'height'
  | 'width'
  | 'length'
  | 'portDistanceHeight'
  | 'portDistanceWidth'
  | 'lowerPortHeight'
  | 'tighteningLength'
  | 'connectionLength'
  | 'axisHeight'
  | 'nozzleDistance';

/** A measure of the table beside the drawing; `maxMillimetres` where it is a span, as the tightening length is. */
export type DimensionMeasure = { letter: string; key: MeasureKey; millimetres: number; maxMillimetres?: number };

/** The same with where it is drawn: from and to along the axis, extension lines beginning at `start`. */
export type PlacedMeasure = DimensionMeasure & {
  view: 'front' | 'side';
  edge: 'left' | 'top' | 'bottom';
  from: number;
  to: number;
  start: number;
  /** Counted outwards from the drawing, on the left edge. */
  row?: 1 | 2;
  /** The side a figure goes to that has no room between its arrows. */
  outside?: 'left' | 'right';
};

export type View = { x0: number; x1: number; shapes: readonly Shape[] };
/** First-angle projection: the front, and to its right the unit seen from the left. */
export type DimensionSheet = { front: View; side: View; height: number; measures: readonly PlacedMeasure[] };
export type Units = 'SI' | 'US';

/** @param px millimetres to a pixel: plates closer than that are drawn in groups; 0 draws each. */
export function dimensionSheet(
  parameters: UnitParameters,
  tightening: readonly [number, number] | undefined,
  px: number,
) {
  switch (parameters.kind) {
    case 'platePack':
      return platePackSheet(parameters, tightening, px);
    case 'brazed':
      return brazedSheet(parameters, px);
    case 'shellAndTube':
      return shellAndTubeSheet(parameters);
    case 'airCooler':
      return airCoolerSheet(parameters);
  }
}

/** The measures A, B, C … of a unit for the table beside its drawing. */
export function dimensionMeasures(
  parameters: UnitParameters,
  tightening?: readonly [min: number, max: number],
): readonly DimensionMeasure[] {
  return dimensionSheet(parameters, tightening, 1)
    .measures.map(({ letter, key, millimetres, maxMillimetres }) => ({
      letter,
      key,
      millimetres,
      ...(maxMillimetres !== undefined && { maxMillimetres }),
    }))
    .sort((p, q) => p.letter.localeCompare(q.letter));
}
