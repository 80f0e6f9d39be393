import { clamp, inset, lerp, move, range, rect, rounded } from './outlines.ts';
import type { Corner, Loop } from './outlines.ts';
import type { Axis } from './projection.ts';
import { plateGeometry } from './plate.ts';
import type { PlateSize, Side } from './plate.ts';
import type { MarkMaterial } from './palette.ts';
import type { Scene } from './scene.ts';

export type GasketOptions = PlateSize & {
  side?: Side;
  band?: number;
  depth?: number;
  /**
   * An end-plate gasket closes all four ports with rings and has an open field; a channel gasket opens two ports, a
   * partition gasket one.
   */
  form?: 'channel' | 'end' | 'partition';
  /** Without clips along the edges, for a gasket below another one. */
  clips?: boolean;
  /** Stripes of paint on both long sides, from the top down. */
  marks?: readonly MarkMaterial[];
};

/** A flat gasket: every loop is a band with its inner edge; clips are solid. */
type GasketLoops = { bands: [Loop, Loop][]; solids: Loop[]; stripes: Loop[][] };

function gasketLoops(scene: Scene, options: GasketOptions): GasketLoops {
  const { width, height, side = 'left', band = width * 0.026, form = 'channel', clips = true, marks = [] } = options;
  const g = plateGeometry(options);
  const m = width * 0.045;
  const a = width / 2 - m;
  const s = side === 'left' ? 1 : -1;
  const clear = g.r + band * 2.3;
  const inner = g.x - clear;
  const rise = g.y + clear + clear * 0.55;
  const closedPorts = [
    [g.x * s, g.y],
    [g.x * s, g.height - g.y],
    ...(form === 'channel' ? [] : [[-g.x * s, g.height - g.y]]),
    ...(form === 'end' ? [[-g.x * s, g.y]] : []),
  ] as const;
  const channel: Corner[] = [
    [-a * s, m, g.y * 0.8],
    [inner * s, m, g.r * 0.5],
    [inner * s, g.y * 0.9, g.r * 1.1],
    [a * s, rise, g.r * 0.7],
    [a * s, height - rise, g.r * 0.7],
    [inner * s, height - g.y * 0.9, g.r * 1.1],
    [inner * s, height - m, g.r * 0.5],
    [-a * s, height - m, g.y * 0.8],
  ];
  const belt = g.y + clear * 1.05;
  const end: Corner[] = [
    [-a, belt, g.r * 0.9],
    [a, belt, g.r * 0.9],
    [a, height - belt, g.r * 0.9],
    [-a, height - belt, g.r * 0.9],
  ];
  const field = rounded(form === 'end' ? end : channel, g.r, scene.mini ? 2 : scene.detail === 'card' ? 4 : 5);
  const ring = closedPorts.map(([w, h]) => scene.circle(w, h, g.r + band * 1.35));
  const bands = [...ring, field].map((loop): [Loop, Loop] => [loop, inset(loop, band)]);
  const solids: Loop[] = [];
  // on the straight part of both long sides
  const stripe = Math.min(height * 0.09, width * 0.3);
  const [inside, outside] = [a - band, a];
  const top = height - (form === 'end' ? belt + g.r : rise + g.r * 0.8);
  const stripes = marks.map((_, i): Loop[] => {
    const from = top - i * stripe * 1.5;
    return [rect(-outside, -inside, from - stripe, from), rect(inside, outside, from - stripe, from)];
  });
  if (!scene.mini && clips) {
    if (form !== 'end')
      // two links between ring and field, with the open vent between them
      for (const h of [g.y, height - g.y])
        for (const off of [-g.r * 0.45, g.r * 0.45]) {
          const ends = [g.x - g.r - band * 1.4, g.x - g.r - band * 2.4].map((w) => w * s);
          solids.push(rect(Math.min(...ends), Math.max(...ends), h + off - band * 0.3, h + off + band * 0.3));
        }
    const n = clamp(Math.round(height / 110), 4, 10);
    for (const i of range(n)) {
      const h = lerp(g.y * 2.2, height - g.y * 2.2, (i + 0.5) / n);
      for (const k of [-1, 1])
        solids.push(
          rect(Math.min(k * a, k * (a + band)), Math.max(k * a, k * (a + band)), h - band * 0.55, h + band * 0.55),
        );
    }
  }
  return { bands, solids, stripes };
}

/** A gasket upright at depth u (axis u), or lying at height t (axis h) with its length along u. */
export function gasketAt(
  scene: Scene,
  axis: Axis,
  t: number,
  shift: readonly [number, number],
  options: GasketOptions,
) {
  const { bands, solids, stripes } = gasketLoops(scene, options);
  const { depth = 5, marks = [] } = options;
  const place = (loop: Loop) => move(loop, shift[0], shift[1]);
  scene.part('rubber', () => {
    for (const loop of solids) scene.extrude(axis, place(loop), t, t + depth, { edge: 4 });
    for (const [outer, hole] of bands)
      scene.extrude(axis, [place(outer), place(hole)], t, t + depth, { smooth: !scene.mini, edge: 3 });
  });
  marks.forEach((material, i) =>
    scene.part(
      material,
      () => {
        for (const loop of stripes[i] ?? []) scene.extrude(axis, place(loop), t, t + depth, { edge: 4 });
      },
      { contour: false },
    ),
  );
}
