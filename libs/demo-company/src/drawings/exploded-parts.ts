import { flange } from './connections.ts';
import { hexBody, rodU } from './fasteners.ts';
import { carryingBarU, columnU, frameGeometry, framePlateU, guideBarU, pressurePlateU, rollerU } from './frame.ts';
import type { FrameGeometry, PackParameters } from './frame.ts';
import { gasketAt } from './gasket.ts';
import { polar, range, rect, TAU } from './outlines.ts';
import { plateU } from './plate.ts';
import { project } from './projection.ts';
import type { Scene } from './scene.ts';

/** A part with a balloon; its name is in the message files. */
export type ExplodedPart =
  | 'framePlate'
  | 'pressurePlate'
  | 'carryingBar'
  | 'guideBar'
  | 'supportColumn'
  | 'tighteningBolt'
  | 'nut'
  | 'lockWasher'
  | 'endPlateFirst'
  | 'channelPlate'
  | 'endPlateLast'
  | 'channelGasket'
  | 'endPlateGasket'
  | 'connectionLiner'
  | 'stud'
  | 'foot'
  | 'flange'
  | 'roller';

type Spot3 = readonly [u: number, w: number, h: number];
/** Balloon number, part, its position in space, and the offset of the balloon in projected millimetres. */
export type Mark = readonly [number: number, part: ExplodedPart, target: Spot3, offset: readonly [number, number]];

/** A unit, or one of its sub-assemblies. */
export type Assembly = 'unit' | 'tighteningBolt' | 'connection' | 'carrier';

const washer = (s: Scene, w: number, h: number, r: number, u: number) =>
  s.part('zinc', () =>
    s.extrude('u', [s.circle(w, h, r * 2.2), s.circle(w, h, r * 1.1)], u, u + r * 0.7, { smooth: true }),
  );
const nut = (s: Scene, w: number, h: number, r: number, u: number) =>
  s.part('zinc', () => hexBody(s, 'u', [w, h], r * 2.1, u, u + r * 2.6, r));
const axis = (s: Scene, from: Spot3, to: Spot3) => s.lines([[project(...from), project(...to)]], 3, 'axis');

/** Bolt with washer and head; its thread begins where it is taken apart. */
function boltWithHead(s: Scene, w: number, h: number, r: number, u0: number, u1: number): void {
  rodU(s, w, h, r, u0, u1, 0.3);
  s.part('zinc', () => {
    s.extrude('u', s.circle(w, h, r * 2), u0 - r * 0.7, u0, { smooth: true, edge: 3 });
    hexBody(s, 'u', [w, h], r * 2, u0 - r * 3.4, u0 - r * 0.7);
  });
}

function unit(s: Scene, f: FrameGeometry): Mark[] {
  const q = f.height / 780;
  const { width, height, foot, dn } = f;
  const U = {
    gasket1: 235 * q,
    end1: 300 * q,
    gasket2: 500 * q,
    plate1: 565 * q,
    gasket3: 765 * q,
    plate2: 830 * q,
    end2: 1040 * q,
    pressure: 1235 * q,
    bars: 1400 * q,
    column: 1960 * q,
  };
  const size = { width, height, dn };
  const band = width * 0.034;
  const [, upper, , lower] = f.port.ports;
  const [left] = f.port.ports;
  axis(s, [-420 * q, lower[0], lower[1] + foot], [U.pressure, lower[0], lower[1] + foot]);
  axis(s, [-420 * q, left[0], upper[1] + foot], [U.pressure, left[0], upper[1] + foot]);
  const mid = (f.barBottom + f.barTop) / 2;
  axis(s, [U.pressure, 0, mid], [U.column, 0, mid]);
  columnU(s, f, U.column);
  guideBarU(s, f, U.bars, U.column - 90 * q);
  carryingBarU(s, f, U.bars, U.column - 90 * q);
  pressurePlateU(s, f, U.pressure);
  plateU(s, U.end2, foot, { ...size, open: [], slope: -0.62 });
  plateU(s, U.plate2, foot, { ...size, slope: -0.62, side: 'right' });
  gasketAt(s, 'u', U.gasket3, [0, foot], { ...size, side: 'right', band });
  plateU(s, U.plate1, foot, size);
  gasketAt(s, 'u', U.gasket2, [0, foot], { ...size, band });
  plateU(s, U.end1, foot, { ...size, slope: -0.62 });
  gasketAt(s, 'u', U.gasket1, [0, foot], { ...size, form: 'end', band });
  framePlateU(s, f, 0, { bores: true });
  const { outside, bolts } = flange(dn);
  const [pw, ph] = [lower[0], lower[1] + foot];
  const hasStuds = f.type === 'stud';
  for (const i of hasStuds ? range(bolts) : []) {
    const [a, b] = polar(pw, ph, outside * 0.39, ((i + 0.5) / bolts) * TAU);
    s.repeat('stud', [-230 * q, a, b], (t) => rodU(t, 0, 0, 9 * q, 0, 120 * q, 0.9));
  }
  const liner = [s.circle(pw, ph, dn * 0.86), s.circle(pw, ph, dn * 0.56)];
  s.part('rubber', () => s.extrude('u', liner, -330 * q, -300 * q, { smooth: true, edge: 3 }));
  // one tightening bolt, moved out to the right
  const bw = f.W / 2 + 250 * q;
  const bh = foot + 10;
  const r = f.boltR * 1.35;
  axis(s, [240 * q, bw, bh], [1290 * q, bw, bh]);
  rodU(s, bw, bh, r, 980 * q, 1260 * q, 1);
  nut(s, bw, bh, r, 900 * q);
  washer(s, bw, bh, r, 826 * q);
  boltWithHead(s, bw, bh, r, 330 * q, 770 * q);
  const top = foot + height;
  const bar = (U.bars + U.column) / 2;
  const marks: Mark[] = [
    [1, 'framePlate', [0, -f.W * 0.22, f.top], [-70, -150]],
    [13, 'endPlateGasket', [U.gasket1, -width * 0.3, top - f.port.y + f.port.r], [-30, -190]],
    [9, 'endPlateFirst', [U.end1, width * 0.16, top], [4, -200]],
    [12, 'channelGasket', [U.gasket2, 0, top - 14 * q], [-10, -200]],
    [10, 'channelPlate', [U.plate1, width * 0.16, top], [40, -200]],
    [11, 'endPlateLast', [U.end2, -width * 0.3, top - 4], [-70, -170]],
    [2, 'pressurePlate', [U.pressure, -f.W * 0.2, top], [20, -180]],
    [3, 'carryingBar', [bar - 80 * q, 0, f.barTop], [-20, -150]],
    [5, 'supportColumn', [U.column + f.bar * 0.5, f.bar * 0.6, f.top * 0.72], [180, -20]],
    [4, 'guideBar', [bar - 40 * q, f.bar * 0.3, foot - f.bar * 0.4], [110, 160]],
    [6, 'tighteningBolt', [480 * q, bw + r * 0.7, bh - r * 0.7], [90, 130]],
    [8, 'lockWasher', [832 * q, bw + r * 1.4, bh - r * 1.4], [90, 130]],
    [7, 'nut', [920 * q, bw + r * 1.2, bh - r * 1.2], [160, 70]],
    [14, 'connectionLiner', [-318 * q, pw - dn * 0.6, ph - dn * 0.5], [-130, 90]],
    [15, 'foot', [f.tf * 0.4, f.W * 0.47, f.tf * 0.2], [120, 90]],
    ...(hasStuds ? [[16, 'stud', [-170 * q, pw + outside * 0.28, ph - outside * 0.28], [10, 170]] as const] : []),
  ];
  return marks.map(([n, part, target, [x, y]]): Mark => [n, part, target, [x * q, y * q]]);
}

function tighteningBolt(s: Scene, f: FrameGeometry): Mark[] {
  const r = f.boltR;
  const d = r * 2;
  axis(s, [-d * 5, 0, 0], [d * 27, 0, 0]);
  rodU(s, 0, 0, r, d * 20, d * 26, 1);
  nut(s, 0, 0, r, d * 17.4);
  washer(s, 0, 0, r, d * 15.4);
  boltWithHead(s, 0, 0, r, 0, d * 13.4);
  return [
    [1, 'tighteningBolt', [d * 6, 0, r], [-d * 1.5, -d * 4]],
    [2, 'lockWasher', [d * 15.4, 0, r * 2.2], [-d * 1.5, -d * 4]],
    [3, 'nut', [d * 18, 0, r * 1.8], [-d * 0.6, -d * 4.4]],
  ];
}

function connection(s: Scene, f: FrameGeometry): Mark[] {
  const { dn } = f;
  const { outside, bolts, thickness } = flange(dn);
  const U = { flange: -dn * 4.2, liner: -dn * 2.5, stud: -dn * 1.3 };
  const half = outside * 0.75;
  axis(s, [U.flange - dn * 2, 0, 0], [dn * 2, 0, 0]);
  s.part('paint', () => s.extrude('u', [rect(-half, half, -half, half), s.circle(0, 0, f.port.r)], 0, f.tf));
  const r = outside * 0.036;
  const ring = range(bolts).map((i) => polar(0, 0, outside * 0.385, ((i + 0.5) / bolts) * TAU));
  for (const [a, b] of ring) s.repeat('stud', [U.stud, a, b], (t) => rodU(t, 0, 0, r, 0, dn * 0.95, 0.9));
  const lip = [s.circle(0, 0, dn * 0.86), s.circle(0, 0, dn * 0.56)];
  s.part('rubber', () => {
    s.extrude('u', [s.circle(0, 0, dn * 0.62), s.circle(0, 0, dn * 0.56)], U.liner, U.liner + f.tf, {
      smooth: true,
      edge: 3,
    });
    s.extrude('u', lip, U.liner - dn * 0.12, U.liner, { smooth: true, edge: 3 });
  });
  const holes = ring.map(([a, b]) => s.circle(a, b, r * 1.3));
  s.part('steel', () => {
    s.extrude('u', [s.circle(0, 0, outside / 2), s.circle(0, 0, dn / 2), ...holes], U.flange, U.flange + thickness, {
      smooth: true,
    });
  });
  for (const [a, b] of ring)
    s.repeat('nut', [U.flange - dn * 1.1, a, b], (t) => {
      washer(t, 0, 0, r, dn * 0.5);
      nut(t, 0, 0, r, 0);
    });
  return [
    [1, 'framePlate', [0, half * 0.6, half], [dn * 0.4, -dn * 1.1]],
    [2, 'connectionLiner', [U.liner, 0, dn * 0.8], [-dn * 0.1, -dn * 1.5]],
    [3, 'stud', [U.stud + dn * 0.5, ring[1]?.[0] ?? 0, (ring[1]?.[1] ?? 0) + r], [-dn * 0.2, -dn * 1.3]],
    [4, 'flange', [U.flange, -outside * 0.18, outside * 0.44], [-dn * 0.4, -dn * 1.1]],
    [
      5,
      'lockWasher',
      [U.flange - dn * 0.6, ring.at(-1)?.[0] ?? 0, (ring.at(-1)?.[1] ?? 0) - r * 2],
      [dn * 0.5, dn * 1],
    ],
    [6, 'nut', [U.flange - dn * 1.1, ring.at(-1)?.[0] ?? 0, (ring.at(-1)?.[1] ?? 0) - r * 2], [-dn * 0.1, dn * 1.1]],
  ];
}

function carrier(s: Scene, f: FrameGeometry): Mark[] {
  const q = f.height / 780;
  const far = f.tp + 420 * q;
  const mid = (f.barBottom + f.barTop) / 2;
  axis(s, [-380 * q, 0, mid], [far, 0, mid]);
  columnU(s, f, far);
  guideBarU(s, f, f.tp + 60 * q, far - 60 * q);
  pressurePlateU(s, f, 0);
  carryingBarU(s, f, f.tp + 60 * q, far - 60 * q);
  s.repeat('roller', [0, 0, 170 * q], (t) => rollerU(t, f, 0));
  return [
    [1, 'pressurePlate', [0, -f.W * 0.3, f.foot + f.height * 0.8], [-190 * q, -40 * q]],
    [2, 'carryingBar', [f.tp + 240 * q, 0, f.barTop], [-60 * q, -130 * q]],
    [3, 'guideBar', [f.tp + 240 * q, f.bar * 0.3, f.foot - f.bar * 0.4], [110 * q, 130 * q]],
    [4, 'roller', [f.tp * 0.5, f.bar * 0.5, f.barTop + 170 * q + f.bar * 0.1], [-110 * q, -50 * q]],
    [5, 'supportColumn', [far + f.bar * 0.5, f.bar * 0.6, f.top * 0.6], [170 * q, -20 * q]],
  ];
}

/** Draws an assembly taken apart along its axis and returns the positions of its balloons. */
export function drawExploded(s: Scene, assembly: Assembly, pack: PackParameters): readonly Mark[] {
  const f = frameGeometry(pack);
  if (assembly === 'unit') return unit(s, f);
  if (assembly === 'tighteningBolt') return tighteningBolt(s, f);
  return assembly === 'connection' ? connection(s, f) : carrier(s, f);
}
