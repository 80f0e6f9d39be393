import type { AirCoolerParameters } from '../air-cooler.ts';
import { box, circle, cross, line } from './dimension-shapes.ts';
import type { DimensionSheet, Shape } from './dimension-sheet-shapes.ts';
import { range } from '../outlines.ts';
import type { Point } from '../outlines.ts';

/** Casing with its fans from the front, connections at the right. */
export function airCoolerSheet({ width, height, depth, fans = 1 }: AirCoolerParameters): DimensionSheet {
  const [a, leg] = [width / 2, height * 0.12];
  const foot = Math.min(width * 0.035, 30);
  const cell = width / fans;
  const r = Math.min(cell, height * 0.88) * 0.43;
  const pipe = Math.min(depth * 0.13, 45);
  const heads = [leg + (height - leg) * 0.14, leg + (height - leg) * 0.82] as const;
  const legs = [-width * 0.44, width * 0.44].map((w) => box(w - foot, w + foot, 0, leg));
  const front: Shape[] = [line([-a - 30, 0], [a + 30, 0], 'thin'), ...legs, box(-a, a, leg, height, 'outline')];
  for (const i of range(fans)) {
    const at: Point = [-a + cell * (i + 0.5), leg + (height - leg) / 2];
    front.push(
      ...[1, 0.82, 0.64, 0.46, 0.24].map((k) => circle(at, r * k, k === 1 ? 'part' : 'thin')),
      ...cross(at, r * 1.1),
    );
    if (i) front.push(line([-a + cell * i, leg], [-a + cell * i, height], 'thin'));
  }
  for (const y of heads) front.push(box(a, a + pipe * 2.4, y - pipe, y + pipe));
  const side: Shape[] = [
    line([-40, 0], [depth + 40, 0], 'thin'),
    box(-10, depth + 10, 0, leg),
    box(0, depth, leg, height, 'outline'),
    ...heads.flatMap((y): Shape[] => {
      const at: Point = [depth * 0.3, y];
      return [circle(at, pipe, 'part'), circle(at, pipe * 0.7, 'part'), ...cross(at, pipe + 14)];
    }),
  ];
  return {
    front: { x0: -a, x1: a + pipe * 2.4, shapes: front },
    side: { x0: -10, x1: depth + 10, shapes: side },
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
        start: -a,
        row: 1,
      },
      { view: 'front', edge: 'bottom', letter: 'B', key: 'width', millimetres: width, from: -a, to: a, start: 0 },
      {
        view: 'front',
        edge: 'top',
        letter: 'K',
        key: 'connectionLength',
        millimetres: pipe * 2.4,
        from: a,
        to: a + pipe * 2.4,
        start: heads[1] + pipe,
        outside: 'right',
      },
      { view: 'side', edge: 'bottom', letter: 'C', key: 'length', millimetres: depth, from: 0, to: depth, start: 0 },
    ],
  };
}
