import { dimensionSheet } from './dimension-sheet.ts';
import type { LineWeight, PlacedMeasure, Shape, Units, View } from './dimension-sheet-shapes.ts';
import type { UnitParameters } from '../drawing-parameters.ts';
import { polar, TAU } from '../outlines.ts';
import type { Point } from '../outlines.ts';
import { PALETTES } from '../palette.ts';
import type { Theme } from '../palette.ts';
import { escapeXml, one } from '../svg-document.ts';
import type { Box } from '../svg-document.ts';

export type DimensionDrawingOptions = {
  theme: Theme;
  box: Box;
  title: string;
  /** Figures in millimetres or in inches; the drawing is the same. */
  units?: Units;
  /** Shortest and longest tightened pack, if it is a range. */
  tightening?: readonly [min: number, max: number];
};

/** Pixels around the views: two rows of figures at the left, one above and below. */
const ROOM = { top: 62, left: 118, gap: 128, right: 34, bottom: 64 };
const ROW = { 1: 46, 2: 84 };
const CLASSES: Readonly<Record<LineWeight, string>> = { outline: 'a', part: 'b', thin: 'c', fine: 'd', centre: 'd e' };

/** The figure of a measure without unit: whole millimetres, or inches with two decimals. */
export function figureOf({ millimetres, maxMillimetres }: PlacedMeasure, units: Units): string {
  const figure = (mm: number) => (units === 'US' ? (mm / 25.4).toFixed(2) : String(Math.round(mm)));
  return [millimetres, ...(maxMillimetres === undefined ? [] : [maxMillimetres])].map(figure).join('\u2013');
}

type Place = (p: Point) => Point;

function shapeMarkup(shape: Shape, place: Place, k: number): string {
  if (shape.type === 'label') {
    const [x, y] = place(shape.at);
    return `<text class="s" x="${x}" y="${y}" text-anchor="middle" dy=".35em">${escapeXml(shape.text)}</text>`;
  }
  const cls = `${CLASSES[shape.weight]}${'filled' in shape && shape.filled ? ' f' : ''}`;
  switch (shape.type) {
    case 'polygon':
      return `<path class="${cls}" d="M${shape.points.map((p) => place(p).join(' ')).join('L')}z"/>`;
    case 'line':
      return `<path class="${cls}" d="M${place(shape.from).join(' ')}L${place(shape.to).join(' ')}"/>`;
    case 'circle': {
      const [x, y] = place(shape.at);
      return `<circle class="${cls}" cx="${x}" cy="${y}" r="${one(shape.r * k)}"/>`;
    }
    case 'roundRect': {
      const [x, y] = place([shape.x0, shape.y1]);
      const [w, h] = [one((shape.x1 - shape.x0) * k), one((shape.y1 - shape.y0) * k)];
      return `<rect class="${cls}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${one(shape.r * k)}"/>`;
    }
    case 'arc': {
      const end = (degrees: number) => place(polar(...shape.at, shape.r, (degrees / 360) * TAU)).join(' ');
      const large = shape.to - shape.from > 180 ? 1 : 0;
      return `<path class="${cls}" d="M${end(shape.from)}A${one(shape.r * k)} ${one(shape.r * k)} 0 ${large} 0 ${end(shape.to)}"/>`;
    }
  }
}

const segment = (a: Point, b: Point) => `<path class="d" d="M${a.map(one).join(' ')}L${b.map(one).join(' ')}"/>`;
const arrow = ([x, y]: Point, [dx, dy]: Point) =>
  `<path class="g" d="M${one(x)} ${one(y)}l${one(dx * 9 - dy * 1.7)} ${one(dy * 9 + dx * 1.7)}L${one(x + dx * 9 + dy * 1.7)} ${one(y + dy * 9 - dx * 1.7)}z"/>`;

function figureMarkup([x, y]: Point, letter: string, figure: string, turned: boolean): string {
  const turn = turned ? ' rotate(-90)' : '';
  return (
    `<g transform="translate(${one(x)} ${one(y)})${turn}"><text text-anchor="middle" dy="-4">` +
    `<tspan class="l">${letter}</tspan>\u2002${figure}</text></g>`
  );
}

/** Extension lines, arrows and figure of one measure; narrow ones have the figure outside. */
function measureMarkup(m: PlacedMeasure, place: Place, figure: string, at: number): string {
  const upright = m.edge === 'left';
  const point = (along: number, across: number): Point => (upright ? [across, along] : [along, across]);
  const [p, q] = [place(point(m.from, m.start)), place(point(m.to, m.start))];
  const i = upright ? 1 : 0;
  const [from, to, start] = [p[i], q[i], p[1 - i] as number] as const;
  const away = Math.sign(at - start);
  const out = [from, to].map((x) => segment(point(x, start + 3 * away), point(x, at + 5 * away)));
  const along = Math.sign(to - from);
  const tight = Math.abs(to - from) < (upright ? 44 : 54) + (figure.length - 4) * 5;
  if (tight && !upright) {
    out.push(segment(point(from - 22, at), point(to + 22, at)));
    out.push(arrow(point(from, at), point(-along, 0)), arrow(point(to, at), point(along, 0)));
    const x = m.outside === 'left' ? from - 30 - figure.length * 3.6 : to + 30 + figure.length * 3.6;
    out.push(figureMarkup(point(x, at + 8), m.letter, figure, false));
  } else {
    out.push(segment(point(from, at), point(to, at)));
    out.push(arrow(point(from, at), point(along, 0)), arrow(point(to, at), point(-along, 0)));
    out.push(figureMarkup(point((from + to) / 2, at), m.letter, figure, upright));
  }
  return out.join('');
}

/** Below this width only the letters are shown, at a readable size: the figures are in the table beside the drawing. */
const NARROW = 460;

function style(theme: Theme, width: number): string {
  const letterSize = Math.round(width / 28);
  const { line, ink, ink2, paper, accent } = PALETTES[theme];
  return (
    `path,circle,rect{fill:none;stroke-linejoin:round;vector-effect:non-scaling-stroke}` +
    `.a{stroke:${line};stroke-width:1.4px}.b{stroke:${line};stroke-width:.9px}.c{stroke:${line};stroke-width:.6px}` +
    `.d{stroke:${ink2};stroke-width:.6px}.e{stroke-dasharray:10 3 2 3}.f{fill:${paper}}.g{fill:${ink};stroke:none}` +
    `text{font:500 12px Archivo,Arial,sans-serif;font-variant-numeric:tabular-nums;fill:${ink}}` +
    `.s{font-size:11px;fill:${ink2}}.l{font-weight:600;fill:${accent}}` +
    `@media(max-width:${NARROW}px){text{font-size:0}.l{font-size:${letterSize}px}.s{font-size:${Math.round(letterSize * 0.8)}px}}`
  );
}

/** Front and side view with measures in both themes; the same views as the DXF file. */
export function dimensionDrawingPair(
  parameters: UnitParameters,
  { box, title, units = 'SI', tightening }: Omit<DimensionDrawingOptions, 'theme'>,
): Record<Theme, string> {
  const size = dimensionSheet(parameters, tightening, 1);
  const span = (v: View) => v.x1 - v.x0;
  const room = { x: box[0] - ROOM.left - ROOM.gap - ROOM.right, y: box[1] - ROOM.top - ROOM.bottom };
  const k = Math.min(room.x / (span(size.front) + span(size.side)), room.y / size.height);
  const sheet = dimensionSheet(parameters, tightening, 1 / k);
  const floor = ROOM.top + sheet.height * k;
  const origin = {
    front: ROOM.left - sheet.front.x0 * k,
    side: ROOM.left + span(sheet.front) * k + ROOM.gap - sheet.side.x0 * k,
  };
  const placeIn =
    (view: 'front' | 'side'): Place =>
    ([x, y]) => [one(origin[view] + x * k), one(floor - y * k)];
  const views = (['front', 'side'] as const).map((view) =>
    sheet[view].shapes.map((shape) => shapeMarkup(shape, placeIn(view), k)).join(''),
  );
  const measures = sheet.measures.map((m) => {
    const at = m.edge === 'bottom' ? floor + 36 : m.edge === 'top' ? ROOM.top - 28 : ROOM.left - ROW[m.row ?? 1];
    return measureMarkup(m, placeIn(m.view), figureOf(m, units), at);
  });
  const width = Math.round(ROOM.left + ROOM.gap + ROOM.right + (span(sheet.front) + span(sheet.side)) * k);
  const height = Math.round(floor + ROOM.bottom);
  const file = (theme: Theme) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escapeXml(title)}</title><style>${style(theme, width)}</style>${views.join('')}${measures.join('')}</svg>`;
  return { light: file('light'), dark: file('dark') };
}

/** Front and side view with measures, first-angle projection, to scale. */
export function dimensionDrawing(parameters: UnitParameters, { theme, ...options }: DimensionDrawingOptions): string {
  return dimensionDrawingPair(parameters, options)[theme];
}
