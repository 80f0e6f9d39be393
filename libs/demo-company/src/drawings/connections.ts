import { clamp, polar, range, TAU } from './outlines.ts';
import { threadU } from './fasteners.ts';
import type { Scene } from './scene.ts';

/** Threaded nipple, flanged nozzle, or a port lined with rubber and studs in the frame plate. */
export type ConnectionType = 'thread' | 'flange' | 'stud';
export type Connections = { dn: number; type?: ConnectionType };

/** Outside diameter in millimetres and number of bolts: EN 1092-1, PN 16. */
const FLANGES: Readonly<Record<number, readonly [number, number]>> = {
  15: [95, 4],
  20: [105, 4],
  25: [115, 4],
  32: [140, 4],
  40: [150, 4],
  50: [165, 4],
  65: [185, 8],
  80: [200, 8],
  100: [220, 8],
  125: [250, 8],
  150: [285, 8],
  200: [340, 12],
  250: [405, 12],
  300: [460, 12],
};

export type FlangeSize = { outside: number; bolts: number; thickness: number; nozzle: number };

/** The flange of a nominal size in millimetres; between the sizes of the standard, a likely one. */
export function flange(dn: number): FlangeSize {
  const [outside, bolts] = FLANGES[dn] ?? [dn * 1.5 + 70, 8];
  return { outside, bolts, thickness: clamp(dn * 0.16, 14, 30), nozzle: clamp(dn * 1.15, 60, 220) };
}

/** Distance that a connection extends from its plate. */
export function reachOf(dn: number, type: ConnectionType): number {
  if (type === 'flange') return flange(dn).nozzle + flange(dn).thickness;
  return type === 'stud' ? dn * 0.55 + 8 : dn * 0.9;
}

/** Centres on the bolt circle, straddling the centre lines as flanges are mounted. */
export const boltCircle = (a: number, b: number, r: number, n: number) =>
  range(n).map((i) => polar(a, b, r, ((i + 0.5) / n) * TAU));

/** The dark inside of a pipe or port; lighter at the lower left, where the light comes in. */
export function boreU(scene: Scene, w: number, h: number, r: number, u: number): void {
  scene.part(
    'bore',
    () => {
      scene.faceOn('u', u, [scene.circle(w, h, r)], 5);
      scene.faceOn('u', u, [scene.circle(w - r * 0.26, h - r * 0.26, r * 0.82)], 4);
      const edge = scene.circle(w, h, r);
      scene.linesOn('u', u, [[...edge, ...edge.slice(0, 1)]], 3);
    },
    { contour: false },
  );
}

/** Ring with bolt holes on the u axis, its sealing face raised a little. */
export function flangeU(scene: Scene, w: number, h: number, dn: number, u0: number, u1: number): void {
  const { outside, bolts } = flange(dn);
  const hole = clamp(outside * 0.05, 7, 15);
  const holes = scene.mini ? [] : boltCircle(w, h, outside * 0.385, bolts).map(([a, b]) => scene.circle(a, b, hole));
  scene.part('steel', () => {
    scene.extrude('u', [scene.circle(w, h, outside / 2), ...holes], u0, u1, { smooth: true });
    if (!scene.mini) scene.faceOn('u', u0 - 2, [scene.circle(w, h, dn * 0.75)], 1, 3);
  });
}

/** A connection on a front face at u = 0, w = h = 0, towards the viewer. */
function connectionAtOrigin(scene: Scene, dn: number, type: ConnectionType): void {
  const bore = dn / 2;
  if (type === 'thread') {
    const r = bore * 1.16;
    const length = dn * 0.9;
    scene.part('steel', () => {
      scene.extrude('u', scene.circle(0, 0, r * 1.35), -dn * 0.1, 0, { smooth: true });
      scene.extrude('u', [scene.circle(0, 0, r), scene.circle(0, 0, bore * 0.9)], -length, -dn * 0.1, { smooth: true });
      threadU(scene, 0, 0, r, -length, -dn * 0.2, Math.max(length / 9, 2.2 * scene.px));
    });
    boreU(scene, 0, 0, bore * 0.9, -length);
    return;
  }
  const { outside, bolts, thickness, nozzle } = flange(dn);
  if (type === 'stud') {
    const lining = [scene.circle(0, 0, bore * 1.34), scene.circle(0, 0, bore)];
    scene.part('rubber', () => scene.extrude('u', lining, -4, 0, { smooth: true, edge: 3 }), { contour: false });
    boreU(scene, 0, 0, bore, -4);
    const r = clamp(outside * 0.036, 5, 13);
    const count = scene.mini ? 4 : bolts;
    boltCircle(0, 0, outside * 0.39, count).forEach(([a, b]) =>
      scene.part(
        'zinc',
        () => scene.extrude('u', scene.circle(a, b, r), -dn * 0.55 - 8, 0, { smooth: true, edge: 3 }),
        { contour: false },
      ),
    );
    return;
  }
  scene.part('steel', () => scene.extrude('u', scene.circle(0, 0, bore * 1.2), -nozzle, 0, { smooth: true }));
  flangeU(scene, 0, 0, dn, -nozzle - thickness, -nozzle);
  boreU(scene, 0, 0, bore, -nozzle - thickness - 2);
}

export function connectionU(scene: Scene, w: number, h: number, dn: number, type: ConnectionType): void {
  scene.repeat(`connection ${dn} ${type}`, [0, w, h], (s) => connectionAtOrigin(s, dn, type));
}
