import { boltCircle, flange } from '../connections.ts';
import { box, circle, cross, line } from './dimension-shapes.ts';
import type { DimensionSheet, Shape } from './dimension-sheet-shapes.ts';
import type { Point } from '../outlines.ts';
import type { ShellAndTubeParameters } from '../shell-and-tube.ts';

/** Shell from the side, its cover from the front. */
export function shellAndTubeSheet({ length, diameter, connections }: ShellAndTubeParameters): DimensionSheet {
  const r = diameter / 2;
  const dn = connections?.dn ?? 80;
  const { outside } = flange(dn);
  const axis = r * 2.1;
  const [height, top] = [axis + r * 1.72, axis + r * 1.55];
  const wide = r * 1.34;
  const [x0, x1] = [-r * 1.42, length + r * 0.9];
  const saddle = (x: number): Shape[] => [
    box(x, x + r * 0.5, 0, r * 0.14),
    box(x + r * 0.08, x + r * 0.42, r * 0.14, axis - r * 0.7),
  ];
  const nozzle = (x: number): Shape[] => [
    box(x - dn * 0.62, x + dn * 0.62, axis + r * 0.9, top),
    box(x - outside / 2, x + outside / 2, top, height),
    line([x, axis + r * 0.8], [x, height + 20], 'centre'),
  ];
  const ring = (u0: number, u1: number, k: number, weight: 'part' | 'outline' = 'part') =>
    box(u0, u1, axis - r * k, axis + r * k, weight);
  const side: Shape[] = [
    line([-r * 0.6, 0], [length + r * 0.4, 0], 'thin'),
    ...saddle(length * 0.16),
    ...saddle(length * 0.72),
    ...nozzle(length * 0.2),
    ...nozzle(length * 0.82),
    ring(r * 0.2, length - r * 0.4, 1, 'outline'),
    ring(length, x1, 1, 'outline'),
    ring(length - r * 0.4, length - r * 0.22, 1.34),
    ring(length - r * 0.18, length, 1.34),
    ring(r * 0.02, r * 0.2, 1.34),
    ring(-r * 0.2, -r * 0.02, 1.34),
    ring(-r * 1.3, -r * 0.2, 1, 'outline'),
    ring(x0, -r * 1.3, 1.2),
    line([x0 - 30, axis], [x1 + 30, axis], 'centre'),
  ];
  const at: Point = [0, axis];
  const front: Shape[] = [
    line([-wide - 30, 0], [wide + 30, 0], 'thin'),
    box(-r * 0.85, r * 0.85, 0, r * 0.14),
    box(-r * 0.7, r * 0.7, r * 0.14, axis - r * 0.5),
    box(-dn * 0.62, dn * 0.62, axis + r * 0.9, top),
    box(-outside / 2, outside / 2, top, height),
    circle(at, wide, 'part', true),
    circle(at, r * 1.2, 'outline', true),
    circle(at, r * 1.07, 'centre'),
    ...boltCircle(0, axis, r * 1.07, 12).map((p) => circle(p, r * 0.075, 'thin')),
    ...cross(at, wide + 20),
  ];
  return {
    front: { x0: -wide, x1: wide, shapes: front },
    side: { x0, x1, shapes: side },
    height,
    measures: [
      {
        view: 'front',
        edge: 'left',
        letter: 'A',
        key: 'height',
        millimetres: height,
        from: 0,
        to: height,
        start: -outside / 2,
        row: 2,
      },
      {
        view: 'front',
        edge: 'left',
        letter: 'E',
        key: 'axisHeight',
        millimetres: axis,
        from: 0,
        to: axis,
        start: -wide,
        row: 1,
      },
      {
        view: 'front',
        edge: 'bottom',
        letter: 'B',
        key: 'width',
        millimetres: wide * 2,
        from: -wide,
        to: wide,
        start: 0,
      },
      { view: 'side', edge: 'bottom', letter: 'C', key: 'length', millimetres: x1 - x0, from: x0, to: x1, start: 0 },
      {
        view: 'side',
        edge: 'top',
        letter: 'G',
        key: 'nozzleDistance',
        millimetres: length * 0.62,
        from: length * 0.2,
        to: length * 0.82,
        start: height,
      },
    ],
  };
}
