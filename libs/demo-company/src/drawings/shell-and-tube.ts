import { boltCircle, flange } from './connections.ts';
import type { Connections } from './connections.ts';
import { hexagon } from './outlines.ts';
import { project } from './projection.ts';
import type { Material } from './palette.ts';
import type { Scene } from './scene.ts';

export type ShellAndTubeParameters = {
  kind: 'shellAndTube';
  /** Length of the shell between its tube sheets, and its diameter. */
  length: number;
  diameter: number;
  connections?: Connections;
};

/** Horizontal shell on two saddles: channel with cover in front, nozzles on top of the shell. */
export function drawShellAndTube(s: Scene, { length, diameter, connections }: ShellAndTubeParameters): void {
  const r = diameter / 2;
  const axis = r * 2.1;
  const dn = connections?.dn ?? 80;
  const ground = [
    project(-r * 1.2, -r, 0),
    project(-r * 1.2, r * 1.25, 0),
    project(length + r * 0.8, r * 1.25, 0),
    project(length + r * 0.8, -r, 0),
  ];
  s.part('shadow', () => s.face([ground], 1), { contour: false });
  const saddle = (u: number) =>
    s.part('paint', () => {
      s.box(u, u + r * 0.5, -r * 0.85, r * 0.85, 0, r * 0.14);
      s.box(u + r * 0.08, u + r * 0.42, -r * 0.7, r * 0.7, r * 0.14, axis - r * 0.62);
    });
  const disc = (u0: number, u1: number, k: number, material: Material = 'steel') =>
    s.part(material, () => s.extrude('u', s.circle(0, axis, r * k), u0, u1, { smooth: true }));
  const nozzle = (u: number) =>
    s.repeat('nozzle', [u, 0, axis], (t) => {
      const { outside, bolts } = flange(dn);
      const top = r * 1.55;
      t.part('paint', () => t.extrude('h', t.circle(0, 0, dn * 0.62), r * 0.86, top, { smooth: true }));
      const holes = t.mini
        ? []
        : boltCircle(0, 0, outside * 0.385, bolts).map(([a, b]) => t.circle(a, b, outside * 0.045));
      t.part('steel', () =>
        t.extrude('h', [t.circle(0, 0, outside / 2), ...holes], top, top + r * 0.17, { smooth: true }),
      );
      t.part(
        'bore',
        () => {
          t.faceOn('h', top + r * 0.17, [t.circle(0, 0, dn / 2)], 5);
          t.faceOn('h', top + r * 0.17, [t.circle(dn * 0.1, -dn * 0.1, dn * 0.4)], 4);
        },
        { contour: false },
      );
    });
  saddle(length * 0.72);
  disc(length, length + r * 0.9, 1, 'paint');
  disc(length - r * 0.18, length, 1.34);
  disc(length - r * 0.4, length - r * 0.22, 1.34);
  disc(r * 0.2, length - r * 0.4, 1, 'paint');
  nozzle(length * 0.82);
  nozzle(length * 0.2);
  saddle(length * 0.16);
  disc(r * 0.02, r * 0.2, 1.34);
  disc(-r * 0.2, -r * 0.02, 1.34);
  disc(-r * 1.3, -r * 0.2, 1, 'paint');
  disc(-r * 1.42, -r * 1.3, 1.2);
  if (s.mini) return;
  for (const [w, h] of boltCircle(0, 0, r * 1.07, 12))
    s.repeat('cover bolt', [-r * 1.42, w, axis + h], (t) =>
      t.part('zinc', () => t.extrude('u', hexagon(0, 0, r * 0.075), -r * 0.08, 0, { edge: 4 }), { contour: false }),
    );
}
