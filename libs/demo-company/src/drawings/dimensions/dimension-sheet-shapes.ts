import type { Point } from '../outlines.ts';

export type LineWeight = 'outline' | 'part' | 'thin' | 'fine' | 'centre';
/** Elements of a view in millimetres: x to the right, y up from the floor. Filled shapes hide earlier ones. */
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

/** A measure in the table beside the drawing; `maxMillimetres` for a range, such as the tightening length. */
export type DimensionMeasure = { letter: string; key: MeasureKey; millimetres: number; maxMillimetres?: number };

/** A measure with its position: from and to along the axis, with extension lines from `start`. */
export type PlacedMeasure = DimensionMeasure & {
  view: 'front' | 'side';
  edge: 'left' | 'top' | 'bottom';
  from: number;
  to: number;
  start: number;
  /** Counted outwards from the drawing, on the left edge. */
  row?: 1 | 2;
  /** Side for a figure that does not fit between its arrows. */
  outside?: 'left' | 'right';
};

export type View = { x0: number; x1: number; shapes: readonly Shape[] };
/** First-angle projection: the front, and to its right the unit seen from the left. */
export type DimensionSheet = { front: View; side: View; height: number; measures: readonly PlacedMeasure[] };
export type Units = 'SI' | 'US';
