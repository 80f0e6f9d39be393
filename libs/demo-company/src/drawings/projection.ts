import type { Point } from './outlines.ts';

export const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/**
 * True isometric: u runs away from the viewer to the upper right (along the plate pack), w to the lower right (across it),
 * h straight up. The viewer sees the front (-u), the right (+w) and the top (+h). A millimetre along any axis is one unit.
 */
export const project = (u: number, w: number, h: number): Point => [(u + w) * COS, (w - u) * SIN - h];

/** The direction an outline is extruded in. */
export type Axis = 'u' | 'w' | 'h';
/** Shades of a material, 1 (top, lightest) to 5 (shade). */
export type Tone = 1 | 2 | 3 | 4 | 5;
type Normal = readonly [front: number, right: number, top: number];

type AxisRule = {
  /** Position of the point (a, b) of the outline at depth t. */
  at: (a: number, b: number, t: number) => Point;
  /** The visible end. */
  cap: (t0: number, t1: number) => number;
  capNormal: Normal;
  normal: (a: number, b: number) => Normal;
};

export const AXES: Readonly<Record<Axis, AxisRule>> = {
  u: { at: (a, b, t) => project(t, a, b), cap: (t0) => t0, capNormal: [1, 0, 0], normal: (a, b) => [0, a, b] },
  h: { at: (a, b, t) => project(-b, a, t), cap: (_, t1) => t1, capNormal: [0, 0, 1], normal: (a, b) => [b, a, 0] },
  w: { at: (a, b, t) => project(-a, t, b), cap: (_, t1) => t1, capNormal: [0, 1, 0], normal: (a, b) => [a, 0, b] },
};

/** Light from the upper left front, for a curved surface. */
export function smoothTone([front, right, top]: Normal): Tone {
  const light = front * 0.62 + right * 0.22 + top * 0.98;
  return light > 0.84 ? 1 : light > 0.7 ? 2 : light > 0.5 ? 3 : light > 0.18 ? 4 : 5;
}

/** The same light on a flat face: top lightest, front middle, right darkest. */
export const flatTone = ([front, right, top]: Normal): Tone => (top > 0.9 ? 1 : front > 0.9 ? 2 : right > 0.9 ? 4 : 3);
