import { clamp, inset, lerp, move, range, rect, rounded } from './outlines.ts';
import type { Corner, Loop } from './outlines.ts';
import type { Axis } from './projection.ts';
import { plateGeometry } from './plate.ts';
import type { PlateSize, Side } from './plate.ts';
import type { Scene } from './scene.ts';

export type GasketOptions = PlateSize & {
  side?: Side;
  band?: number;
  depth?: number;
  /** An end-plate gasket closes all four ports with rings and has an open field; a channel gasket opens two ports. */
  form?: 'channel' | 'end';
  /** Without clips along the edges, for a gasket below another one. */
  clips?: boolean;
};

/** A flat gasket: every loop is a band with its inner edge; clips are solid. */
type GasketLoops = { bands: [Loop, Loop][]; solids: Loop[] };

function gasketLoops(scene: Scene, options: GasketOptions): GasketLoops {
  const { width, height, side = 'left', band = width * 0.026, form = 'channel', clips = true } = options;
  const g = plateGeometry(options);
  const m = width * 0.045;
  const a = width / 2 - m;
  const s = side === 'left' ? 1 : -1;
  const clear = g.r + band * 2.3;
  const inner = g.x - clear;
  const rise = g.y + clear + clear * 0.55;
  const rings = form === 'end' ? [g.x * s, -g.x * s] : [g.x * s];
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
  const ring = rings.flatMap((w) => [g.y, height - g.y].map((h) => scene.circle(w, h, g.r + band * 1.35)));
  const bands = [...ring, field].map((loop): [Loop, Loop] => [loop, inset(loop, band)]);
  const solids: Loop[] = [];
  if (!scene.mini && clips) {
    if (form === 'channel')
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
  return { bands, solids };
}

/** A gasket upright at depth u (axis u), or lying at height t (axis h) with its length along u. */
export function gasketAt(
  scene: Scene,
  axis: Axis,
  t: number,
  shift: readonly [number, number],
  options: GasketOptions,
) {
  const { bands, solids } = gasketLoops(scene, options);
  const depth = options.depth ?? 5;
  const place = (loop: Loop) => move(loop, shift[0], shift[1]);
  scene.part('rubber', () => {
    for (const loop of solids) scene.extrude(axis, place(loop), t, t + depth, { edge: 4 });
    for (const [outer, hole] of bands)
      scene.extrude(axis, [place(outer), place(hole)], t, t + depth, { smooth: !scene.mini, edge: 3 });
  });
}
