import { figureOf } from './dimension-drawing.ts';
import { dimensionSheet } from './dimension-sheet.ts';
import type { LineWeight, PlacedMeasure, Shape } from './dimension-sheet-shapes.ts';
import type { UnitParameters } from '../drawing-parameters.ts';
import { covered, visible } from '../hidden-lines.ts';
import type { Cover, Segment } from '../hidden-lines.ts';
import { anticlockwise, ngon, polar, rect, rounded, TAU } from '../outlines.ts';
import type { Point } from '../outlines.ts';

type Layer = 'outline' | 'centre' | 'dimension';
type Tag = readonly [code: number, value: string | number];

const LAYERS: readonly (readonly [Layer, colour: number, lineType: string])[] = [
  ['outline', 7, 'CONTINUOUS'],
  ['centre', 1, 'CENTER'],
  ['dimension', 5, 'CONTINUOUS'],
];
const layerOf = (weight: LineWeight): Layer => (weight === 'centre' ? 'centre' : 'outline');
const mm = (n: number) => n.toFixed(3);

const line = (layer: Layer, [p, q]: Segment): Tag[] => [
  [0, 'LINE'],
  [8, layer],
  [10, mm(p[0])],
  [20, mm(p[1])],
  [11, mm(q[0])],
  [21, mm(q[1])],
];
const circle = (layer: Layer, [x, y]: Point, r: number): Tag[] => [
  [0, 'CIRCLE'],
  [8, layer],
  [10, mm(x)],
  [20, mm(y)],
  [40, mm(r)],
];
/** Angles in degrees, anticlockwise. */
const arc = (layer: Layer, at: Point, r: number, from: number, to: number): Tag[] => [
  [0, 'ARC'],
  ...circle(layer, at, r).slice(1),
  [50, mm(from % 360)],
  [51, mm(to % 360)],
];
/** Centred on its point; upright text reads from the right. */
const text = (layer: Layer, [x, y]: Point, height: number, words: string, turned = false): Tag[] => [
  [0, 'TEXT'],
  [8, layer],
  [10, mm(x)],
  [20, mm(y)],
  [40, mm(height)],
  [1, words],
  ...(turned ? [[50, '90.000'] as const] : []),
  [72, 1],
  [11, mm(x)],
  [21, mm(y)],
];

function coverOf(shape: Shape): Cover | undefined {
  if (!('filled' in shape) || !shape.filled) return undefined;
  if (shape.type === 'polygon') return anticlockwise(shape.points);
  if (shape.type === 'circle') return ngon(...shape.at, shape.r, 64);
  return rounded(rect(shape.x0, shape.x1, shape.y0, shape.y1), shape.r, 6);
}

/** One shape moved by dx to the right, without lines hidden by shapes in front of it. */
function shapeTags(shape: Shape, covers: readonly Cover[], dx: number, height: number): Tag[] {
  const at = ([x, y]: Point): Point => [x + dx, y];
  const lines = (weight: LineWeight, segments: readonly Segment[]) =>
    segments.flatMap((s) => visible(s, covers)).flatMap(([p, q]) => line(layerOf(weight), [at(p), at(q)]));
  const hidden = (p: Point) => covers.some((cover) => covered(p, cover));
  switch (shape.type) {
    case 'label':
      return text('dimension', at(shape.at), height, shape.text);
    case 'line':
      return lines(shape.weight, [[shape.from, shape.to]]);
    case 'polygon':
      return lines(
        shape.weight,
        shape.points.map((p, i): Segment => [p, shape.points[(i + 1) % shape.points.length] as Point]),
      );
    case 'circle': {
      // a partly hidden circle keeps its visible arcs, in steps of five degrees
      const seen = Array.from({ length: 72 }, (_, i) => !hidden(polar(...shape.at, shape.r, (i / 72) * TAU)));
      if (seen.every(Boolean)) return circle(layerOf(shape.weight), at(shape.at), shape.r);
      return seen.flatMap((is, i) => {
        if (!is || seen[(i + 71) % 72]) return [];
        let n = 1;
        while (seen[(i + n) % 72]) n += 1;
        return n > 1 ? arc(layerOf(shape.weight), at(shape.at), shape.r, i * 5, (i + n - 1) * 5) : [];
      });
    }
    case 'arc':
      return hidden(shape.at) ? [] : arc(layerOf(shape.weight), at(shape.at), shape.r, shape.from, shape.to);
    case 'roundRect': {
      const { x0, x1, y0, y1, r, weight } = shape;
      const corners = [
        [x1 - r, y1 - r],
        [x0 + r, y1 - r],
        [x0 + r, y0 + r],
        [x1 - r, y0 + r],
      ] as const;
      const sides: Segment[] = [
        [
          [x0 + r, y0],
          [x1 - r, y0],
        ],
        [
          [x1, y0 + r],
          [x1, y1 - r],
        ],
        [
          [x1 - r, y1],
          [x0 + r, y1],
        ],
        [
          [x0, y1 - r],
          [x0, y0 + r],
        ],
      ];
      return [
        ...lines(weight, sides),
        ...corners.flatMap((c, i) =>
          hidden(polar(...c, r, ((i * 90 + 45) / 360) * TAU))
            ? []
            : arc(layerOf(weight), at(c), r, i * 90, i * 90 + 90),
        ),
      ];
    }
  }
}

function measureTags(m: PlacedMeasure, dx: number, at: number, height: number): Tag[] {
  const upright = m.edge === 'left';
  const point = (along: number, across: number): Point => (upright ? [across + dx, along] : [along + dx, across]);
  const away = Math.sign(at - m.start);
  const out = [m.from, m.to].flatMap((x) =>
    line('dimension', [point(x, m.start + height * 0.3 * away), point(x, at + height * 0.5 * away)]),
  );
  out.push(...line('dimension', [point(m.from, at), point(m.to, at)]));
  for (const [x, inward] of [
    [m.from, 1],
    [m.to, -1],
  ] as const)
    for (const side of [-1, 1])
      out.push(...line('dimension', [point(x, at), point(x + inward * height * 0.8, at + side * height * 0.16)]));
  const words = `${m.letter} ${figureOf(m, 'SI').replace('\u2013', '-')}`;
  const wide = words.length * height * 0.9;
  const middle = (m.from + m.to) / 2;
  const along =
    m.to - m.from >= wide || upright ? middle : m.outside === 'left' ? m.from - wide * 0.6 : m.to + wide * 0.6;
  const p = point(along, at);
  out.push(
    ...text('dimension', upright ? [p[0] - height * 0.4, p[1]] : [p[0], p[1] + height * 0.4], height, words, upright),
  );
  return out;
}

/**
 * The two views of the dimension drawing as ASCII DXF R12, in millimetres, true scale: LINE, CIRCLE, ARC and TEXT on the
 * layers outline, centre and dimension. The side view stands to the right of the front view on the same floor, y = 0.
 */
export function dimensionDrawingDxf(
  parameters: UnitParameters,
  tightening?: readonly [min: number, max: number],
): string {
  const sheet = dimensionSheet(parameters, tightening, 0);
  const height = Math.max(sheet.height, sheet.side.x1 - sheet.side.x0) * 0.022;
  const shift = { front: 0, side: sheet.front.x1 + height * 8 - sheet.side.x0 };
  const entities: Tag[] = [];
  for (const view of ['front', 'side'] as const) {
    const { shapes } = sheet[view];
    const covers = shapes.map(coverOf);
    shapes.forEach((shape, i) => {
      const inFront = covers.slice(i + 1).filter((cover) => cover !== undefined);
      // centre lines and letters are drawn over everything
      const free = shape.type === 'label' || shape.weight === 'centre';
      entities.push(...shapeTags(shape, free ? [] : inFront, shift[view], height));
    });
  }
  for (const m of sheet.measures) {
    const at =
      m.edge === 'bottom'
        ? -height * 3
        : m.edge === 'top'
          ? sheet.height + height * 3
          : sheet.front.x0 - height * 3 * (m.row ?? 1);
    entities.push(...measureTags(m, shift[m.view], at, height));
  }
  const layer = ([name, colour, lineType]: (typeof LAYERS)[number]): Tag[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, colour],
    [6, lineType],
  ];
  const tags: Tag[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$EXTMIN'],
    [10, mm(sheet.front.x0 - height * 8)],
    [20, mm(-height * 5)],
    [9, '$EXTMAX'],
    [10, mm(shift.side + sheet.side.x1 + height * 2)],
    [20, mm(sheet.height + height * 5)],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LTYPE'],
    [70, 2],
    [0, 'LTYPE'],
    [2, 'CONTINUOUS'],
    [70, 0],
    [3, 'Solid line'],
    [72, 65],
    [73, 0],
    [40, '0.0'],
    [0, 'LTYPE'],
    [2, 'CENTER'],
    [70, 0],
    [3, 'Chain line'],
    [72, 65],
    [73, 4],
    [40, '36.0'],
    [49, '24.0'],
    [49, '-4.0'],
    [49, '4.0'],
    [49, '-4.0'],
    [0, 'ENDTAB'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, LAYERS.length],
    ...LAYERS.flatMap(layer),
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return tags.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');
}
