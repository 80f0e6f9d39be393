import type { Surface } from './extrusion.ts';
import { around, polar, range, TAU } from './outlines.ts';
import type { Loop } from './outlines.ts';
import { project, smoothTone } from './projection.ts';
import type { Scene } from './scene.ts';

export type Spot = { u: number; w: number; h: number };

const SIDES = 36;

/** A pipe between two points in any direction towards the viewer, so that the end at `to` is visible. */
export function slantedPipe(scene: Scene, from: Spot, to: Spot, r: number): void {
  const along = [to.u - from.u, to.w - from.w, to.h - from.h] as const;
  const l = Math.hypot(...along);
  const [nu, nw, nh] = [along[0] / l, along[1] / l, along[2] / l];
  // two directions perpendicular to the pipe
  const flat = Math.hypot(nu, nw) || 1;
  const [pu, pw] = [-nw / flat, nu / flat];
  const [qu, qw, qh] = [-nh * pw, nh * pu, nu * pw - nw * pu];
  const square = (angle: number): Spot => {
    const [x, y] = polar(0, 0, 1, angle);
    return { u: pu * x + qu * y, w: pw * x + qw * y, h: qh * y };
  };
  const ring = (c: Spot): Loop =>
    range(SIDES).map((i) => {
      const s = square((i / SIDES) * TAU);
      return project(c.u + s.u * r, c.w + s.w * r, c.h + s.h * r);
    });
  const [back, front] = [ring(from), ring(to)];
  const sides = range(SIDES).map((i) => {
    const s = square(((i + 0.5) / SIDES) * TAU);
    return { seen: s.w + s.h - s.u > 0.02, tone: smoothTone([-s.u, s.w, s.h]) };
  });
  const start = sides.findIndex((side, i) => side.seen && !around(sides, i - 1).seen);
  const count = sides.filter((side) => side.seen).length;
  const strip = (i0: number, i1: number): Loop => [
    ...range(i1 - i0 + 1).map((k) => around(back, i0 + k)),
    ...range(i1 - i0 + 1).map((k) => around(front, i1 - k)),
  ];
  const surfaces: Surface[] = [];
  for (let i = start, first = start; i < start + count; i += 1) {
    const tone = around(sides, i).tone;
    if (i + 1 < start + count && around(sides, i + 1).tone === tone) continue;
    surfaces.push({ lines: [strip(first, i + 1)], closed: true, tone, outline: false });
    first = i + 1;
  }
  surfaces.push({ lines: [strip(start, start + count)], closed: true, weight: 2, outline: true });
  surfaces.push({ lines: [front], closed: true, tone: smoothTone([-nu, nw, nh]), weight: 2, outline: true });
  scene.surfaces(surfaces);
}
