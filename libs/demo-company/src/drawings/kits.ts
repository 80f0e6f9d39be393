import { gasketAt } from './gasket.ts';
import { lerp, polar, range, rect, rounded, TAU } from './outlines.ts';
import type { Loop, Point } from './outlines.ts';
import type { PlateSize } from './plate.ts';
import { project } from './projection.ts';
import type { Scene } from './scene.ts';

export type KitParameters =
  | (PlateSize & { kind: 'kit'; form: 'regasketing'; gaskets?: number })
  | { kind: 'kit'; form: 'cleaning' }
  | { kind: 'kit'; form: 'tools' }
  | { kind: 'kit'; form: 'insulation'; width: number; height: number; length: number };

/** Adhesive cartridge of radius r lying on height h0, its nozzle towards the viewer at depth u. */
function cartridge(s: Scene, u: number, w: number, h0: number, r: number, length: number): void {
  s.repeat('cartridge', [u, w, h0 + r], (t) => {
    const at = r * 2.4;
    const end = at + length;
    t.part('steel', () => {
      t.extrude('u', t.circle(0, 0, r), at, end, { smooth: true });
      t.extrude('u', t.circle(0, 0, r * 0.42), at - r * 0.7, at, { smooth: true, edge: 3 });
      t.extrude('u', t.circle(0, 0, r * 0.2), 0, at - r * 0.7, { smooth: true, edge: 3 });
    });
    const label = { smooth: true, edge: 3, cap: false } as const;
    t.part('paint', () => t.extrude('u', t.circle(0, 0, r), lerp(at, end, 0.24), lerp(at, end, 0.8), label), {
      contour: false,
    });
  });
}

/** Paper label on a front face at depth u. */
function label(s: Scene, u: number, w0: number, w1: number, h0: number, h1: number): void {
  const at = (a: number, b: number): Point => [lerp(w0, w1, a), lerp(h0, h1, b)];
  s.part(
    'steel',
    () => {
      s.faceOn('u', u, [[at(0, 0), at(1, 0), at(1, 1), at(0, 1)]], 1, 4);
      const text = [
        [at(0.1, 0.78), at(0.7, 0.78)],
        [at(0.1, 0.58), at(0.9, 0.58)],
        [at(0.1, 0.42), at(0.55, 0.42)],
      ];
      const bars = range(9).map((i) => {
        const x = 0.12 + i * 0.07 + (i % 3) * 0.012;
        return [at(x, 0.1), at(x, 0.28)];
      });
      s.linesOn('u', u, text, 4);
      if (!s.mini) s.linesOn('u', u, bars, 3);
    },
    { contour: false },
  );
}

/** Gaskets in an open carton, with adhesive between them. */
export function drawRegasketing(s: Scene, { width, height, dn, gaskets = 3 }: PlateSize & { gaskets?: number }): void {
  const long = Math.min(height, width * 1.75);
  const wall = width * 0.03;
  const room = width * 0.07;
  const [a, b] = [width / 2 + room, long + room];
  const rim = width * 0.3;
  const floor = rim - width * 0.085;
  // in the h plane b points towards the viewer: the carton is between b = -room and b = long + room
  const hole = rect(-a, a, -room, b);
  const body = rect(-a - wall, a + wall, -room - wall, b + wall);
  s.part('carton', () => {
    s.faceOn('h', floor, [hole], 3);
    s.extrude('h', [body, hole], 0, rim);
  });
  // open flaps, the far ones first
  const flap = (loop: readonly Point[], tone: 2 | 3) =>
    s.part('carton', () => s.surfaces([{ lines: [loop], closed: true, tone, weight: 2, outline: true }]));
  const lift = width * 0.16;
  flap(
    [
      project(room + wall, -a - wall, rim),
      project(room + wall, a + wall, rim),
      project(room + wall + lift, a - lift * 0.4, rim + lift * 0.5),
      project(room + wall + lift, -a + lift * 0.4, rim + lift * 0.5),
    ],
    2,
  );
  flap(
    [
      project(-b - wall, -a - wall, rim),
      project(room + wall, -a - wall, rim),
      project(room - lift * 0.4, -a - wall - lift, rim + lift * 0.5),
      project(-b + lift * 0.4, -a - wall - lift, rim + lift * 0.5),
    ],
    3,
  );
  const depth = width * 0.022;
  for (const i of range(gaskets)) {
    const h = floor + width * 0.012 + i * depth * 0.95;
    const side = i % 2 ? 'right' : 'left';
    const options = {
      width: width * 0.96,
      height: long * 0.97,
      dn,
      side,
      band: width * 0.04,
      depth,
      clips: i === gaskets - 1,
    } as const;
    gasketAt(s, 'h', h, [0, long * 0.015], options);
  }
  // the far one first
  const r = width * 0.075;
  const length = Math.min(width * 0.5, long * 0.3);
  const start = -long / 2 - (length + r * 2.4) / 2;
  for (const w of [-r * 1.3, r * 1.3]) cartridge(s, start, w, floor, r, length);
  const front = -b - wall;
  label(s, front - 1, -a * 0.5, a * 0.4, rim * 0.18, rim * 0.78);
}

function canister(s: Scene, k: number): void {
  s.part('paint', () => {
    s.extrude('h', rounded(rect(-k * 0.5, k * 0.5, -k * 0.34, k * 0.34), k * 0.12), 0, k * 1.02, { smooth: true });
    const shoulder = rounded(rect(-k * 0.36, k * 0.36, -k * 0.22, k * 0.22), k * 0.1);
    s.extrude('h', shoulder, k * 1.02, k * 1.12, { smooth: true, edge: 3 });
  });
  s.part('paint', () => {
    // the grip beside the cap
    s.box(-k * 0.06, k * 0.06, k * 0.02, k * 0.08, k * 1.12, k * 1.26, { edge: 3 });
    s.box(-k * 0.06, k * 0.06, k * 0.26, k * 0.32, k * 1.12, k * 1.26, { edge: 3 });
    s.box(-k * 0.06, k * 0.06, k * 0.02, k * 0.32, k * 1.26, k * 1.32, { edge: 3 });
  });
  s.part('zinc', () => s.extrude('h', s.circle(-k * 0.2, 0, k * 0.12), k * 1.12, k * 1.26, { smooth: true, edge: 3 }));
  label(s, -k * 0.345, -k * 0.36, k * 0.36, k * 0.24, k * 0.76);
}

/** Two canisters of descaler and a brush. */
export function drawCleaning(s: Scene): void {
  const k = 240;
  s.repeat('canister', [k * 0.95, -k * 0.5, 0], (t) => canister(t, k));
  s.repeat('canister', [0, 0, 0], (t) => canister(t, k));
  const w = k * 0.98;
  s.part('zinc', () => s.extrude('u', s.circle(w, k * 0.19, k * 0.045), k * 0.1, k * 1.0, { smooth: true }));
  s.part('rubber', () => s.box(-k * 0.38, k * 0.06, w - k * 0.09, w + k * 0.09, 0, k * 0.12, { edge: 3 }));
  s.part('paint', () =>
    s.extrude('u', rounded(rect(w - k * 0.11, w + k * 0.11, k * 0.12, k * 0.23), k * 0.03), -k * 0.42, k * 0.1),
  );
  const hairs = range(9).map((i): Loop => {
    const u = k * (0.36 - i * 0.05);
    return [
      [u, k * 0.02],
      [u, k * 0.11],
    ];
  });
  s.linesOn('w', w + k * 0.09, hairs, 4);
}

/** Open-jawed end of a spanner pointing towards b, as an outline in the h plane. */
function spanner(length: number, size: number): Loop {
  const r = size * 1.05;
  const arc = (b: number, from: number, to: number) =>
    range(13).map((i): Point => polar(0, b, r, lerp(from, to, i / 12)));
  const jaw = size * 0.52;
  const neck = Math.asin((size * 0.42) / r);
  const head = arc(0, -Math.PI / 2 + neck, Math.PI / 2 - 0.52);
  const rest = arc(0, Math.PI / 2 + 0.52, (3 * Math.PI) / 2 - neck);
  const tail = arc(-length, Math.PI / 2 + neck, (5 * Math.PI) / 2 - neck);
  return [
    ...head,
    [jaw, size * 0.1],
    [jaw * 0.55, -size * 0.22],
    [-jaw * 0.55, -size * 0.22],
    [-jaw, size * 0.1],
    ...rest,
    ...tail,
  ];
}

/** Tools for tightening a plate pack: spanner, ratchet with socket, rule for the tightening length. */
export function drawTools(s: Scene): void {
  const size = 42;
  const length = 360;
  const shift = (loop: Loop, da: number, db: number): Loop => loop.map(([a, b]) => [a + da, b + db]);
  // rule
  s.part('steel', () => {
    const rule = rect(-168, -122, -length - 60, 40);
    s.extrude('h', rule, 0, 5, { edge: 3 });
    const marks = range(41).map((i): Loop => {
      const b = 34 - i * 11;
      return [
        [-122, b],
        [-122 - (i % 5 ? 11 : 20), b],
      ];
    });
    s.linesOn('h', 5, marks, 4);
  });
  s.part('zinc', () => {
    const hex = range(12).map((i) => polar(0, -length, size * 0.66 * (i % 2 ? 0.88 : 1), (i / 12) * TAU));
    s.extrude('h', [shift(spanner(length, size), -50, 0), shift(hex, -50, 0)], 0, 14);
    const shank: Loop = rect(-50 - size * 0.2, -50 + size * 0.2, -length + size * 1.6, -size * 1.6);
    s.linesOn('h', 14, [[...shank, ...shank.slice(0, 1)]], 4);
  });
  // ratchet: handle, head and a deep socket on it
  s.part('zinc', () => s.extrude('u', s.circle(64, 22, 13), 0, 200, { smooth: true }));
  s.part('paint', () => s.extrude('u', s.circle(64, 22, 19), 190, 370, { smooth: true }));
  s.part('zinc', () => s.extrude('h', s.circle(64, 18, 38), 4, 42, { smooth: true }));
  s.part('zinc', () => {
    s.extrude('h', s.circle(64, 18, 30), 42, 104, { smooth: true });
    s.faceOn('h', 104, [range(6).map((i) => polar(64, 18, 20, (i / 6) * TAU))], 5, 3);
  });
}

/** Insulating jacket in two halves, closed with toggle latches, openings for the four pipes. */
export function drawInsulation(s: Scene, size: { width: number; height: number; length: number }): void {
  const { width: w, height: h, length: l } = size;
  const a = w / 2;
  const shell = rounded(rect(-a, a, 0, h), w * 0.06, 3);
  s.part('steel', () => {
    s.extrude('u', shell, l * 0.5 + w * 0.006, l, { smooth: true });
  });
  s.part('steel', () => {
    s.extrude('u', shell, 0, l * 0.5 - w * 0.006, { smooth: true });
    const rim = rounded(rect(-a * 0.9, a * 0.9, a * 0.1, h - a * 0.1), w * 0.05, 3);
    s.linesOn('u', 0, [[...rim, ...rim.slice(0, 1)]], 4);
  });
  const y = w * 0.27;
  for (const [pw, ph] of [
    [-a * 0.5, h - y],
    [-a * 0.5, y],
    [a * 0.5, h - y],
    [a * 0.5, y],
  ] as const)
    s.repeat('opening', [0, pw, ph], (t) => {
      const r = w * 0.13;
      t.part(
        'rubber',
        () => t.extrude('u', [t.circle(0, 0, r), t.circle(0, 0, r * 0.78)], -w * 0.02, 0, { smooth: true, edge: 3 }),
        { contour: false },
      );
      t.part('bore', () => t.faceOn('u', 0, [t.circle(0, 0, r * 0.78)], 5, 3), { contour: false });
    });
  for (const ph of [0.2, 0.5, 0.8])
    s.repeat('latch', [l * 0.5, a, h * ph], (t) => {
      const k = w * 0.05;
      t.part('zinc', () => {
        t.box(-k * 2, k * 2, 0, k * 0.3, -k * 0.7, k * 0.7, { edge: 3 });
        t.box(-k * 0.5, k * 1.6, k * 0.3, k * 0.7, -k * 0.35, k * 0.35, { edge: 3 });
      });
    });
}
