import { boltCircle, flange } from '../connections.ts';
import type { ConnectionType } from '../connections.ts';
import type { LineWeight, Shape } from './dimension-sheet-shapes.ts';
import { hexagon } from '../outlines.ts';
import type { Point } from '../outlines.ts';

export const box = (x0: number, x1: number, y0: number, y1: number, weight: LineWeight = 'part'): Shape => ({
  type: 'polygon',
  points: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ],
  weight,
  filled: true,
});
export const line = (from: Point, to: Point, weight: LineWeight): Shape => ({ type: 'line', from, to, weight });
export const circle = (at: Point, r: number, weight: LineWeight, filled = false): Shape => ({
  type: 'circle',
  at,
  r,
  weight,
  filled,
});

export const cross = ([x, y]: Point, reach: number): Shape[] => [
  line([x - reach, y], [x + reach, y], 'centre'),
  line([x, y - reach], [x, y + reach], 'centre'),
];

/** Three quarters of a thin circle: how a thread is drawn from its end. */
const threadEnd = (at: Point, r: number): Shape => ({ type: 'arc', at, r, from: 100, to: 370, weight: 'thin' });

/** A connection seen from its end. */
export function connectionEnd(at: Point, dn: number, type: ConnectionType): Shape[] {
  const { outside, bolts } = flange(dn);
  if (type === 'thread')
    return [
      circle(at, dn * 0.78, 'part', true),
      circle(at, dn * 0.58, 'part'),
      threadEnd(at, dn * 0.53),
      circle(at, dn * 0.45, 'part'),
      ...cross(at, dn * 0.8 + 12),
    ];
  const holes = boltCircle(at[0], at[1], outside * 0.385, bolts);
  const ring = circle(at, outside * 0.385, 'centre');
  const bore = circle(at, dn / 2, 'part');
  const lines = cross(at, outside / 2 + 12);
  if (type === 'stud') {
    const studs = holes.flatMap((p) => [circle(p, outside * 0.036, 'part', true), threadEnd(p, outside * 0.03)]);
    return [circle(at, dn * 0.67, 'part', true), ring, ...studs, bore, ...lines];
  }
  return [
    circle(at, outside / 2, 'part', true),
    ring,
    ...holes.map((p) => circle(p, outside * 0.05, 'thin')),
    bore,
    ...lines,
  ];
}

/** The same seen from the side, standing out to the left of x = 0 at the height y. */
export function connectionSide(y: number, dn: number, type: ConnectionType, reach: number): Shape[] {
  const { outside, thickness } = flange(dn);
  const axis = line([-reach - 30, y], [20, y], 'centre');
  if (type === 'flange')
    return [
      box(-reach, 0, y - dn * 0.6, y + dn * 0.6),
      box(-reach, -reach + thickness, y - outside / 2, y + outside / 2),
      axis,
    ];
  if (type === 'stud')
    return [
      ...[-1, 1].map((s) =>
        box(-reach, 0, y + s * outside * 0.36 - outside * 0.036, y + s * outside * 0.36 + outside * 0.036, 'thin'),
      ),
      axis,
    ];
  return [
    box(-reach, 0, y - dn * 0.58, y + dn * 0.58),
    box(-dn * 0.1, 0, y - dn * 0.78, y + dn * 0.78),
    line([-reach, y - dn * 0.53], [-dn * 0.1, y - dn * 0.53], 'thin'),
    line([-reach, y + dn * 0.53], [-dn * 0.1, y + dn * 0.53], 'thin'),
    axis,
  ];
}

/** Head of a tightening bolt from the front: washer, hexagon, end of the thread. */
export function boltHead(at: Point, r: number): Shape[] {
  return [
    circle(at, r * 1.95, 'thin', true),
    { type: 'polygon', points: hexagon(at[0], at[1], r * 1.55), weight: 'thin' },
    circle(at, r, 'thin'),
    threadEnd(at, r * 0.85),
  ];
}
