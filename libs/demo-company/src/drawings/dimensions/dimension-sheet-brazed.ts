import { brazedGeometry } from '../brazed.ts';
import type { BrazedParameters } from '../brazed.ts';
import { flange, reachOf } from '../connections.ts';
import { box, connectionEnd, connectionSide, line } from './dimension-shapes.ts';
import type { DimensionSheet, Shape } from './dimension-sheet-shapes.ts';
import { range } from '../outlines.ts';

/** Brazed and fusion-bonded: no feet, so the lower edge is the floor. */
export function brazedSheet(parameters: BrazedParameters, px: number): DimensionSheet {
  const { width, height, plates } = parameters;
  const g = brazedGeometry(parameters);
  const reach = reachOf(g.dn, g.type);
  const total = g.L + 2 * g.cover;
  const [a, upper, lower] = [width / 2, height - g.y, g.y];
  const half = g.type === 'thread' ? g.dn * 0.78 : flange(g.dn).outside / 2;
  const corner = g.corner / 2;
  const front: Shape[] = [
    { type: 'roundRect', x0: -a, x1: a, y0: 0, y1: height, r: corner, weight: 'outline', filled: true },
    {
      type: 'roundRect',
      x0: -a * 0.85,
      x1: a * 0.85,
      y0: a * 0.15,
      y1: height - a * 0.15,
      r: corner * 0.7,
      weight: 'fine',
    },
  ];
  for (const [x, y, name] of [
    [-g.x, upper, 'S2'],
    [g.x, upper, 'S1'],
    [-g.x, lower, 'S3'],
    [g.x, lower, 'S4'],
  ] as const) {
    front.push(...connectionEnd([x, y], g.dn, g.type));
    front.push({ type: 'label', at: [x, y + (y > height / 2 ? -1 : 1) * (half + height * 0.06)], text: name });
  }
  front.push(line([0, -18], [0, height + 18], 'centre'));
  const step = Math.max(1, Math.ceil((2.6 * px * plates) / g.L));
  const seams = range(plates).filter((i) => i && i % step === 0);
  const side: Shape[] = [
    box(g.cover, g.cover + g.L, width * 0.012, height - width * 0.012),
    ...seams.map((i) => {
      const x = g.cover + (i * g.L) / plates;
      return line([x, width * 0.012], [x, height - width * 0.012], 'fine');
    }),
    box(0, g.cover, 0, height, 'outline'),
    box(g.cover + g.L, total, 0, height, 'outline'),
    ...connectionSide(upper, g.dn, g.type, reach),
    ...connectionSide(lower, g.dn, g.type, reach),
  ];
  return {
    front: { x0: -a, x1: a, shapes: front },
    side: { x0: -reach, x1: total, shapes: side },
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
        row: 2,
      },
      {
        view: 'front',
        edge: 'left',
        letter: 'D',
        key: 'portDistanceHeight',
        millimetres: upper - lower,
        from: lower,
        to: upper,
        start: -g.x - half,
        row: 1,
      },
      { view: 'front', edge: 'bottom', letter: 'B', key: 'width', millimetres: width, from: -a, to: a, start: 0 },
      {
        view: 'front',
        edge: 'top',
        letter: 'F',
        key: 'portDistanceWidth',
        millimetres: g.x * 2,
        from: -g.x,
        to: g.x,
        start: upper + half,
      },
      { view: 'side', edge: 'bottom', letter: 'C', key: 'length', millimetres: total, from: 0, to: total, start: 0 },
      {
        view: 'side',
        edge: 'top',
        letter: 'K',
        key: 'connectionLength',
        millimetres: reach,
        from: -reach,
        to: 0,
        start: upper + half,
        outside: 'left',
      },
    ],
  };
}
