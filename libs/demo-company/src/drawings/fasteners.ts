import { hexagon, lerp, polar, range } from './outlines.ts';
import { AXES, project } from './projection.ts';
import type { Axis } from './projection.ts';
import type { Scene } from './scene.ts';

/** Thread on a rod along u between u0 and u1: arcs over the visible side. */
export function threadU(scene: Scene, w: number, h: number, r: number, u0: number, u1: number, pitch: number): void {
  const ring = range(9).map((i) => polar(w, h, r, lerp(-Math.PI / 4, (3 * Math.PI) / 4, i / 8)));
  const turns = range((u1 - u0) / pitch);
  scene.lines(
    turns.map((i) => ring.map(([a, b]) => project(u0 + (i + 0.5) * pitch, a, b))),
    4,
  );
}

/** The same around an upright rod standing at (a, b) of the h plane. */
export function threadH(scene: Scene, a: number, b: number, r: number, h0: number, h1: number, pitch: number): void {
  const ring = range(9).map((i) => polar(a, b, r, lerp(-Math.PI / 4, (3 * Math.PI) / 4, i / 8)));
  scene.lines(
    range((h1 - h0) / pitch).map((i) => ring.map(([x, y]) => AXES.h.at(x, y, h0 + (i + 0.5) * pitch))),
    4,
  );
}

/** A round bar along u; the far `thread` of its length is cut. */
export function rodU(scene: Scene, w: number, h: number, r: number, u0: number, u1: number, thread = 0.35): void {
  scene.part('zinc', () => {
    scene.extrude('u', scene.circle(w, h, r), u0, u1, { smooth: true, edge: 3 });
    if (thread) threadU(scene, w, h, r, lerp(u0, u1, 1 - thread), u1, Math.max(r * 0.55, 2.2 * scene.px));
  });
}

/** Nut with its washer behind it, along u. */
export function nutU(scene: Scene, w: number, h: number, r: number, u0: number, u1: number): void {
  scene.part('zinc', () => {
    if (!scene.mini) scene.extrude('u', scene.circle(w, h, r * 1.32), u1, u1 + r * 0.28, { smooth: true, edge: 3 });
    scene.extrude('u', hexagon(w, h, r * 1.1), u0, u1, { edge: 3 });
  });
}

/** Head of a tightening bolt on the face at u = 0, with its end towards the viewer. */
export function boltEndU(scene: Scene, r: number): void {
  scene.part(
    'zinc',
    () => {
      if (!scene.mini) scene.extrude('u', scene.circle(0, 0, r * 1.95), -r * 0.35, 0, { smooth: true, edge: 3 });
      scene.extrude('u', hexagon(0, 0, r * 1.6), -r * 1.7, scene.mini ? 0 : -r * 0.35, { edge: 3 });
      if (!scene.mini) scene.extrude('u', scene.circle(0, 0, r), -r * 2.4, -r * 1.7, { smooth: true, edge: 3 });
    },
    { contour: false },
  );
}

/** Hexagon with chamfered corners and optionally a threaded bore, between t0 and t1 of an axis. */
export function hexBody(
  scene: Scene,
  axis: Axis,
  at: readonly [number, number],
  r: number,
  t0: number,
  t1: number,
  bore = 0,
): void {
  const [a, b] = at;
  scene.extrude(axis, bore ? [hexagon(a, b, r), scene.circle(a, b, bore)] : hexagon(a, b, r), t0, t1);
  const chamfer = scene.circle(a, b, r * 0.84);
  scene.linesOn(axis, AXES[axis].cap(t0, t1), [[...chamfer, ...chamfer.slice(0, 1)]], 4);
}
