import { flange, reachOf } from '../connections.ts';
import { boltHead, box, connectionEnd, connectionSide, line } from './dimension-shapes.ts';
import type { DimensionSheet, PlacedMeasure, Shape } from './dimension-sheet-shapes.ts';
import { frameGeometry, plateGroup } from '../frame.ts';
import type { FrameGeometry } from '../frame.ts';
import { range } from '../outlines.ts';
import type { PlatePackParameters } from '../plate-pack.ts';

/** Radius of what surrounds a port. */
const halfOf = (f: FrameGeometry) => (f.type === 'thread' ? f.dn * 0.78 : flange(f.dn).outside / 2);

function front(f: FrameGeometry): Shape[] {
  const a = f.W / 2;
  const half = halfOf(f);
  const shapes: Shape[] = [line([-a - 30, 0], [a + 30, 0], 'thin')];
  for (const s of [-1, 1]) shapes.push(box(s * f.W * 0.36 - f.W * 0.13, s * f.W * 0.36 + f.W * 0.13, 0, f.tf * 0.35));
  shapes.push({
    type: 'roundRect',
    x0: -a,
    x1: a,
    y0: f.tf * 0.35,
    y1: f.top,
    r: f.W * 0.04,
    weight: 'outline',
    filled: true,
  });
  for (const s of [-1, 1]) {
    shapes.push({ type: 'circle', at: [s * f.W * 0.3, f.top - f.bar * 0.55], r: f.bar * 0.24, weight: 'thin' });
    for (const h of f.boltRows) shapes.push(...boltHead([s * f.boltW, h], f.boltR));
  }
  const names = ['S2', 'S1', 'S3', 'S4'];
  f.port.ports.forEach(([w, h], i) => {
    shapes.push(...connectionEnd([w, h + f.foot], f.dn, f.type));
    const off = (i < 2 ? -1 : 1) * (half + Math.max(26, f.height * 0.035));
    shapes.push({ type: 'label', at: [w, h + f.foot + off], text: names[i] ?? '' });
  });
  shapes.push(line([0, -18], [0, f.top + 18], 'centre'));
  return shapes;
}

function plates(f: FrameGeometry, px: number): Shape[] {
  const step = Math.max(1, Math.ceil((2.6 * px) / f.pitch));
  const group = plateGroup(f.pitch, 12 * px);
  const upright = (i: number, weight: 'fine' | 'part') => {
    const x = f.tf + i * f.pitch;
    return line([x, f.foot], [x, f.foot + f.height], weight);
  };
  return range(f.plates)
    .slice(1)
    .flatMap((i) => (i % group === 0 ? [upright(i, 'part')] : i % step === 0 ? [upright(i, 'fine')] : []));
}

function side(f: FrameGeometry, reach: number, px: number): Shape[] {
  const end = f.uColumn + f.bar * 1.1;
  const shapes: Shape[] = [
    line([-f.tf * 1.5 - 30, 0], [end + f.tf * 0.4 + 20, 0], 'thin'),
    box(f.tf, f.uColumn, f.foot - f.bar * 0.62, f.foot - f.bar * 0.02),
    box(f.tf, f.uColumn, f.barBottom, f.barTop),
    box(f.uColumn, end, f.tf * 0.35, f.barTop + f.bar * 0.12, 'outline'),
    box(f.uColumn - f.tf * 0.8, end + f.tf * 0.4, 0, f.tf * 0.35),
    box(-f.tf * 1.5, f.tf * 2.9, 0, f.tf * 0.35),
    box(f.tf, f.uPressure, f.foot, f.foot + f.height, 'outline'),
    ...plates(f, px),
  ];
  const nut = f.uPressure + f.tp;
  for (const h of f.boltRows) {
    shapes.push(box(-f.boltR * 2.4, f.boltEnd, h - f.boltR, h + f.boltR, 'thin'));
    shapes.push(box(-f.boltR * 1.8, 0, h - f.boltR * 1.6, h + f.boltR * 1.6, 'thin'));
    shapes.push(box(nut, nut + f.boltR * 1.6, h - f.boltR * 1.6, h + f.boltR * 1.6, 'thin'));
  }
  shapes.push(box(f.uPressure, nut, f.foot - f.bar * 0.5, f.foot + f.height - f.bar * 0.1, 'outline'));
  shapes.push(box(0, f.tf, f.tf * 0.35, f.top, 'outline'));
  for (const y of [f.foot + f.height - f.port.y, f.foot + f.port.y])
    shapes.push(...connectionSide(y, f.dn, f.type, reach));
  return shapes;
}

/** Front and side view of a gasketed or semi-welded unit, with the measures A to K of its manual. */
export function platePackSheet(
  parameters: PlatePackParameters,
  tightening: readonly [number, number] | undefined,
  px: number,
): DimensionSheet {
  const f = frameGeometry(parameters);
  const reach = reachOf(f.dn, f.type);
  const half = halfOf(f);
  const [upper, lower] = [f.foot + f.height - f.port.y, f.foot + f.port.y];
  const a = f.W / 2;
  const [pack, most] = tightening ?? [f.L, undefined];
  const left = { view: 'front', edge: 'left' } as const;
  const measures: PlacedMeasure[] = [
    { ...left, letter: 'A', key: 'height', millimetres: f.top, from: 0, to: f.top, start: -a, row: 2 },
    {
      ...left,
      letter: 'D',
      key: 'portDistanceHeight',
      millimetres: upper - lower,
      from: lower,
      to: upper,
      start: -f.port.x - half,
      row: 1,
    },
    {
      ...left,
      letter: 'E',
      key: 'lowerPortHeight',
      millimetres: lower,
      from: 0,
      to: lower,
      start: -f.port.x - half,
      row: 1,
    },
    { view: 'front', edge: 'bottom', letter: 'B', key: 'width', millimetres: f.W, from: -a, to: a, start: 0 },
    {
      view: 'front',
      edge: 'top',
      letter: 'F',
      key: 'portDistanceWidth',
      millimetres: f.port.x * 2,
      from: -f.port.x,
      to: f.port.x,
      start: upper + half,
    },
    { view: 'side', edge: 'bottom', letter: 'C', key: 'length', millimetres: f.total, from: 0, to: f.total, start: 0 },
    {
      view: 'side',
      edge: 'top',
      letter: 'G',
      key: 'tighteningLength',
      millimetres: pack,
      ...(most !== undefined && { maxMillimetres: most }),
      from: f.tf,
      to: f.uPressure,
      start: f.foot + f.height,
    },
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
  ];
  return {
    front: { x0: -a, x1: a, shapes: front(f) },
    side: { x0: -reach, x1: f.total, shapes: side(f, reach, px) },
    height: f.top,
    measures,
  };
}
