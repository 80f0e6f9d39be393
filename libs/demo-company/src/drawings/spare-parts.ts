import { boreU, flange, flangeU } from './connections.ts';
import { hexBody, rodU, threadU } from './fasteners.ts';
import { gasketAt } from './gasket.ts';
import { lerp, polar, range, TAU } from './outlines.ts';
import type { MarkMaterial } from './palette.ts';
import { plateU } from './plate.ts';
import type { PlateSize, Side } from './plate.ts';
import type { Scene } from './scene.ts';

export type PlateParameters = PlateSize & {
  kind: 'plate';
  /**
   * Channel plates have all ports, like the first end plate; the last end plate has none; a partition plate has two and
   * turns the flow.
   */
  form?: 'channel' | 'endFirst' | 'endLast' | 'partition' | 'cassette';
  /** High or low resistance: steep or flat chevrons. */
  pattern?: 'high' | 'low';
  side?: Side;
  count?: number;
};

const STEEP = 0.62;
const FLAT = 1.5;

export function drawPlate(s: Scene, parameters: PlateParameters): void {
  const {
    form = 'channel',
    pattern = 'high',
    side = 'left',
    count = form === 'cassette' ? 2 : 1,
    ...size
  } = parameters;
  const slope = pattern === 'high' ? STEEP : FLAT;
  const open = form === 'endLast' ? [] : form === 'partition' ? [0, 2] : [0, 1, 2, 3];
  const gap = form === 'cassette' ? size.width * 0.022 : size.width * 0.16;
  for (const i of range(count).reverse()) {
    const thickness = form === 'partition' ? size.width * 0.035 : form === 'cassette' ? gap * 0.6 : 1.6;
    const turned = i % 2 ? -slope : slope;
    plateU(s, i * gap, 0, {
      ...size,
      slope: form === 'endLast' ? -slope : turned,
      open,
      side,
      thickness,
      plain: form === 'partition',
    });
    // the end-plate gasket, which is sold with every first end plate
    if (form === 'endFirst') gasketAt(s, 'u', -5, [0, 0], { ...size, form: 'end' });
  }
}

/** Rubber of a gasket: its polymer, and what it was made for. */
export type Compound = {
  material: 'NBR' | 'HNBR' | 'EPDM' | 'FKM';
  grade: 'standard' | 'food' | 'steam';
};

export type GasketParameters = PlateSize & {
  kind: 'gasket';
  form?: 'channel' | 'end' | 'partition' | 'ring';
  side?: Side;
  count?: number;
  /** Marked by stripes of paint. */
  compound?: Compound;
  /** Without clips along the edges. */
  glued?: boolean;
};

const materialMarks = { NBR: 'blueMark', HNBR: 'yellowMark', EPDM: 'greenMark', FKM: 'redMark' } as const;

/** A stripe for the polymer; a second one, white for food and in the colour of the first for steam. */
function marksOf({ material, grade }: Compound): MarkMaterial[] {
  const mark = materialMarks[material];
  return grade === 'standard' ? [mark] : [mark, grade === 'food' ? 'whiteMark' : mark];
}

export function drawGasket(s: Scene, parameters: GasketParameters): void {
  const { form, side = 'left', count = 1, compound, glued = false, ...size } = parameters;
  const marks = compound ? marksOf(compound) : [];
  if (form === 'ring') return drawRings(s, size.dn, marks);
  const mirrored: Side = side === 'left' ? 'right' : 'left';
  for (const i of range(count).reverse())
    gasketAt(s, 'u', i * size.width * 0.2, [0, 0], {
      ...size,
      form,
      side: i % 2 ? mirrored : side,
      band: size.width * 0.034,
      depth: size.width * 0.022,
      clips: !glued,
      marks,
    });
}

/** Two rings for ports, one behind the other, with stripes across their bands. */
function drawRings(s: Scene, dn: number, marks: readonly MarkMaterial[]): void {
  const r = dn * 0.56;
  const [outer, inner, depth] = [r * 1.28, r, dn * 0.11];
  for (const u of [dn * 0.75, 0]) {
    s.part('rubber', () =>
      s.extrude('u', [s.circle(0, 0, outer), s.circle(0, 0, inner)], u, u + depth, { smooth: true, edge: 3 }),
    );
    marks.forEach((material, i) => {
      const middle = Math.PI * (0.3 - i * 0.16);
      const arc = (radius: number) => range(7).map((k) => polar(0, 0, radius, middle + lerp(-0.16, 0.16, k / 6)));
      const stripe = [...arc(outer), ...arc(inner).reverse()];
      s.part(material, () => s.extrude('u', stripe, u, u + depth, { edge: 4 }), { contour: false });
    });
  }
}

export type BoltParameters = { kind: 'bolt'; d: number; length: number; count?: number };

/** Tightening bolt of nominal diameter d with nut and lock washers. */
export function drawBolt(s: Scene, { d, length, count = 1 }: BoltParameters): void {
  const r = d / 2;
  const nut = length * 0.9;
  for (const i of range(count).reverse())
    s.repeat('bolt', [0, -i * d * 3, 0], (t) => {
      rodU(t, 0, 0, r, nut, length, 1);
      t.part('zinc', () => hexBody(t, 'u', [0, 0], r * 1.82, nut - d * 0.85, nut, r));
      t.part('zinc', () => t.extrude('u', t.circle(0, 0, r * 1.9), nut - d * 1.15, nut - d, { smooth: true }));
      rodU(t, 0, 0, r, 0, nut - d * 1.15, 0.46);
      t.part('zinc', () => t.extrude('u', t.circle(0, 0, r * 1.95), d * 0.22, d * 0.36, { smooth: true }));
      t.part('zinc', () => hexBody(t, 'u', [0, 0], r * 1.82, -d * 0.5, d * 0.2));
    });
}

export type StudParameters = { kind: 'stud'; d: number; length: number; count?: number };

/** Threaded at both ends; the short end goes into the frame plate. */
export function drawStud(s: Scene, { d, length, count = 2 }: StudParameters): void {
  const r = d / 2;
  for (const i of range(count).reverse())
    s.repeat('stud', [0, -i * d * 3, 0], (t) => {
      rodU(t, 0, 0, r, 0, length, 0.45);
      threadU(t, 0, 0, r, 0, length * 0.28, Math.max(r * 0.55, 2.2 * t.px));
      const end = t.circle(0, 0, r * 0.8);
      t.linesOn('u', 0, [[...end, ...end.slice(0, 1)]], 4);
    });
}

export type NutParameters = { kind: 'nut'; d: number };

/** One lying nut, with another leaning on it. */
export function drawNut(s: Scene, { d }: NutParameters): void {
  const r = d / 2;
  const bore = (axis: 'h' | 'u', a: number, b: number, t: number) =>
    s.part(
      'bore',
      () => {
        s.faceOn(axis, t, [s.circle(a, b, r)], 5, 3);
        s.faceOn(axis, t, [s.circle(a - r * 0.2, b - r * 0.2, r * 0.76)], 4);
      },
      { contour: false },
    );
  s.part('zinc', () => hexBody(s, 'u', [-d * 0.35, r * 1.58], r * 1.82, d * 1.3, d * 2.1, r));
  bore('u', -d * 0.35, r * 1.58, d * 1.3);
  s.part('zinc', () => hexBody(s, 'h', [0, 0], r * 1.82, 0, d * 0.8, r));
  bore('h', 0, 0, d * 0.8);
}

export type WasherParameters = { kind: 'washer'; d: number };

/** Two spring lock washers, one leaning on the other: cut rings with offset ends. */
export function drawWasher(s: Scene, { d }: WasherParameters): void {
  const r = d / 2;
  const thick = d * 0.22;
  for (const level of [0, 1]) {
    const h = level * d * 0.34;
    const [a, b] = [level * d * 0.6, -level * d * 0.6];
    // the cut slants through the ring at the side of the viewer
    const ends = [0.16, 0.34].map((turn) => turn * Math.PI);
    const [from, to] = [ends[0] ?? 0, ends[1] ?? 0];
    const arc = (radius: number, f0: number, f1: number) =>
      range(33).map((i) => polar(a, b, radius, lerp(f0, f1, i / 32)));
    const ring = [...arc(r * 1.85, to, from + TAU), ...arc(r * 1.08, from + TAU + 0.2, to + 0.2)];
    s.part('zinc', () => s.extrude('h', ring, h, h + thick, { smooth: true }));
  }
}

export type LinerParameters = { kind: 'liner'; dn: number };

/** Rubber lining of a port: collar in front of the frame plate, tube through it. */
export function drawLiner(s: Scene, { dn }: LinerParameters): void {
  const r = dn * 0.56;
  s.part('rubber', () => {
    s.extrude('u', [s.circle(0, 0, r * 1.12), s.circle(0, 0, r)], dn * 0.12, dn * 0.8, { smooth: true, edge: 3 });
    s.extrude('u', [s.circle(0, 0, r * 1.55), s.circle(0, 0, r)], 0, dn * 0.12, { smooth: true, edge: 3 });
  });
}

export type FlangeParameters = { kind: 'flange'; dn: number; form?: 'flange' | 'thread' };

/** A connection as a part: weld-neck flange with its pipe end, or a threaded nipple with hexagon. */
export function drawFlange(s: Scene, { dn, form = 'flange' }: FlangeParameters): void {
  const r = dn / 2;
  if (form === 'flange') {
    const { outside, thickness } = flange(dn);
    s.part('steel', () => {
      s.extrude('u', s.circle(0, 0, r * 1.2), thickness, thickness + outside * 0.85, { smooth: true });
      s.extrude('u', s.circle(0, 0, outside * 0.31), thickness, thickness + outside * 0.2, { smooth: true, edge: 3 });
    });
    flangeU(s, 0, 0, dn, 0, thickness);
    boreU(s, 0, 0, r, -2);
    return;
  }
  s.part('steel', () => {
    s.extrude('u', s.circle(0, 0, r * 1.16), dn * 0.6, dn * 1.5, { smooth: true });
    threadU(s, 0, 0, r * 1.16, dn * 0.7, dn * 1.5, Math.max(dn * 0.1, 2.2 * s.px));
    hexBody(s, 'u', [0, 0], r * 1.62, dn * 0.1, dn * 0.6);
    s.extrude('u', [s.circle(0, 0, r * 1.16), s.circle(0, 0, r * 0.9)], -dn * 0.7, dn * 0.1, { smooth: true });
    threadU(s, 0, 0, r * 1.16, -dn * 0.7, dn * 0.1, Math.max(dn * 0.1, 2.2 * s.px));
  });
  boreU(s, 0, 0, r * 0.9, -dn * 0.7);
}
