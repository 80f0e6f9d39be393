import { boltCircle, boreU, flange, flangeU } from './connections.ts';
import { hexBody, threadH } from './fasteners.ts';
import { hexagon, rect, rounded } from './outlines.ts';
import type { Material } from './palette.ts';
import type { Scene } from './scene.ts';
import { slantedPipe } from './slanted-pipe.ts';

export type StrainerParameters = { kind: 'strainer'; dn: number };
export type ValveParameters = { kind: 'valve'; form: 'butterfly' | 'ball'; dn: number };
export type SensorParameters = { kind: 'sensor'; form: 'temperature' | 'pressure'; length?: number };

/** Y-strainer between two flanges, with its basket leg to the lower right and a bolted cover. */
export function drawStrainer(s: Scene, { dn }: StrainerParameters): void {
  const { outside, thickness } = flange(dn);
  const L = dn * 2 + 150;
  const r = dn * 0.66;
  const tube = (u0: number, u1: number, k: number, material: Material) =>
    s.part(material, () => s.extrude('u', s.circle(0, 0, k), u0, u1, { smooth: true }));
  s.part('steel', () => s.extrude('u', s.circle(0, 0, outside / 2), L - thickness, L, { smooth: true }));
  tube(L * 0.72, L - thickness, r, 'paint');
  const lean = (t: number) => ({ u: L * 0.62 - t * 0.42, w: t * 0.74, h: -t * 0.52 });
  const legLength = dn * 1.7;
  s.part('paint', () => {
    s.extrude('u', s.circle(0, 0, r * 1.12), L * 0.2, L * 0.76, { smooth: true });
    slantedPipe(s, lean(0), lean(legLength), r * 0.92);
  });
  const cover = lean(legLength);
  const coverEnd = lean(legLength + dn * 0.26);
  s.part('steel', () => slantedPipe(s, cover, coverEnd, r * 1.28));
  const plug = lean(legLength + dn * 0.5);
  s.part('zinc', () => slantedPipe(s, coverEnd, plug, r * 0.3));
  tube(thickness, L * 0.22, r, 'paint');
  flangeU(s, 0, 0, dn, 0, thickness);
  boreU(s, 0, 0, dn / 2, -2);
}

export function drawValve(s: Scene, { form, dn }: ValveParameters): void {
  if (form === 'butterfly') drawButterfly(s, dn);
  else drawBall(s, dn);
}

/** Lug-type butterfly valve, disc closed, lever square to the pipe. */
function drawButterfly(s: Scene, dn: number): void {
  const { outside, bolts } = flange(dn);
  const t = dn * 0.32 + 24;
  const r = outside * 0.43;
  const lugs = boltCircle(0, 0, outside * 0.385, bolts);
  s.part('paint', () => {
    const holes = s.mini ? [] : lugs.map(([a, b]) => s.circle(a, b, outside * 0.042));
    for (const [a, b] of lugs) s.extrude('u', s.circle(a, b, outside * 0.1), t * 0.12, t * 0.88, { smooth: true });
    s.extrude('u', [s.circle(0, 0, r), ...holes], 0, t, { smooth: true });
  });
  s.part('rubber', () => s.faceOn('u', -1, [s.circle(0, 0, dn * 0.58), s.circle(0, 0, dn * 0.5)], 2, 3), {
    contour: false,
  });
  s.part(
    'steel',
    () => {
      s.faceOn('u', -1, [s.circle(0, 0, dn * 0.5)], 2, 3);
      s.faceOn('u', -1, [s.circle(-dn * 0.08, -dn * 0.08, dn * 0.36)], 3);
      s.faceOn('u', -1, [rounded(rect(-dn * 0.09, dn * 0.09, -dn * 0.47, dn * 0.47), dn * 0.08)], 1, 3);
    },
    { contour: false },
  );
  const mid = -t / 2;
  const top = r + dn * 0.62;
  s.part('paint', () => {
    s.extrude('h', s.circle(0, mid, dn * 0.15 + 6), r * 0.97, top, { smooth: true });
    s.extrude('h', s.circle(0, mid, dn * 0.3 + 8), top, top + dn * 0.12, { smooth: true });
  });
  s.part('zinc', () =>
    s.extrude('h', s.circle(0, mid, dn * 0.1), top + dn * 0.12, top + dn * 0.3, { smooth: true, edge: 3 }),
  );
  const reach = dn * 1.4 + 110;
  s.part('rubber', () => {
    const lever = rounded(
      [
        [-dn * 0.16, mid - dn * 0.16],
        [dn * 0.2, mid - dn * 0.16],
        [reach, mid - dn * 0.07],
        [reach, mid + dn * 0.07],
        [dn * 0.2, mid + dn * 0.16],
        [-dn * 0.16, mid + dn * 0.16],
      ],
      dn * 0.06,
    );
    s.extrude('h', lever, top + dn * 0.22, top + dn * 0.32, { smooth: true, edge: 3 });
  });
}

/** Threaded ball valve, open: the lever lies along the pipe. */
function drawBall(s: Scene, dn: number): void {
  const r = dn * 0.62;
  const L = dn * 2.5 + 20;
  s.part('zinc', () => hexBody(s, 'u', [0, 0], r * 1.22, L * 0.74, L));
  s.part('zinc', () => s.extrude('u', s.circle(0, 0, r * 1.3), L * 0.26, L * 0.74, { smooth: true }));
  const mid = -L / 2;
  s.part('zinc', () => {
    s.extrude('h', s.circle(0, mid, r * 0.45), r * 1.1, r * 1.7, { smooth: true });
    s.extrude('h', hexagon(0, mid, r * 0.36), r * 1.7, r * 1.92, { edge: 3 });
  });
  s.part('zinc', () => hexBody(s, 'u', [0, 0], r * 1.22, 0, L * 0.26, dn * 0.46));
  boreU(s, 0, 0, dn * 0.46, 0);
  s.part('paint', () => {
    const end = dn * 2.2;
    s.extrude('h', rounded(rect(-r * 0.42, r * 0.42, mid - r * 0.5, mid + r * 0.5), r * 0.2), r * 1.78, r * 1.9, {
      edge: 3,
    });
    s.extrude('h', rounded(rect(-r * 0.3, r * 0.3, mid + r * 0.4, mid + end), r * 0.25), r * 1.78, r * 2.02, {
      edge: 3,
    });
  });
  s.part('zinc', () => s.extrude('h', hexagon(0, mid, r * 0.26), r * 1.9, r * 2.1, { edge: 3 }), { contour: false });
}

export function drawSensor(s: Scene, { form, length = form === 'temperature' ? 160 : 0 }: SensorParameters): void {
  const hex = 16;
  const thread = 11;
  const base = length;
  const upright = (material: Material, r: number, h0: number, h1: number) =>
    s.part(material, () => s.extrude('h', s.circle(0, 0, r), h0, h1, { smooth: true }));
  if (length) upright('zinc', 4.5, 0, base);
  s.part('steel', () => {
    s.extrude('h', s.circle(0, 0, thread), base, base + 24, { smooth: true });
    threadH(s, 0, 0, thread, base, base + 24, Math.max(2.4, 2.2 * s.px));
  });
  s.part('steel', () => hexBody(s, 'h', [0, 0], hex, base + 24, base + 38));
  if (form === 'temperature') {
    upright('zinc', 8, base + 38, base + 86);
    const head = base + 86;
    s.part('paint', () => {
      s.extrude('h', s.circle(0, 0, 20), head, head + 12, { smooth: true });
      s.extrude('h', s.circle(0, 0, 40), head + 12, head + 46, { smooth: true });
    });
    s.part('zinc', () => {
      s.extrude('w', s.circle(0, head + 27, 11), 38, 50, { smooth: true, edge: 3 });
      s.extrude('w', hexagon(0, head + 27, 14), 50, 60, { edge: 3 });
      s.extrude('w', s.circle(0, head + 27, 9), 60, 72, { smooth: true, edge: 3 });
    });
    s.part('paint', () => {
      s.extrude('h', s.circle(0, 0, 44), head + 46, head + 58, { smooth: true });
      s.extrude('h', s.circle(0, 0, 36), head + 58, head + 68, { smooth: true });
    });
    return;
  }
  upright('zinc', 13.5, base + 38, base + 92);
  s.part(
    'paint',
    () => s.extrude('h', s.circle(0, 0, 13.6), base + 50, base + 78, { smooth: true, edge: 3, cap: false }),
    {
      contour: false,
    },
  );
  upright('zinc', 9, base + 92, base + 100);
  upright('rubber', 11, base + 100, base + 118);
  upright('rubber', 5, base + 118, base + 134);
}
