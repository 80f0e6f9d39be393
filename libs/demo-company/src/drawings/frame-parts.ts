import { carryingBarU, columnU, frameGeometry, framePlateU, guideBarU, pressurePlateU } from './frame.ts';
import type { PackParameters } from './frame.ts';
import type { Loop } from './outlines.ts';
import { lerp, range } from './outlines.ts';
import type { Scene } from './scene.ts';

/** A frame part of the unit with these parameters. */
export type FramePartParameters = PackParameters & {
  kind: 'framePart';
  part: 'framePlate' | 'pressurePlate' | 'carryingBar' | 'guideBar' | 'supportColumn' | 'foot' | 'protectiveSheet';
};

export function drawFramePart(s: Scene, parameters: FramePartParameters): void {
  const f = frameGeometry(parameters);
  switch (parameters.part) {
    case 'framePlate':
      framePlateU(s, f, 0, { bores: true });
      return;
    case 'pressurePlate':
      pressurePlateU(s, f, 0);
      return;
    case 'carryingBar': {
      carryingBarU(s, f, 0, f.length);
      // two holes at the end, for screwing it to the column
      const mid = (f.barTop + f.barBottom) / 2;
      const holes = [-1, 1].map((k) => s.circle(0, mid + k * f.bar * 0.28, f.bar * 0.12));
      s.part('bore', () => s.faceOn('u', 0, holes, 5, 3), { contour: false });
      return;
    }
    case 'guideBar': {
      guideBarU(s, f, 0, f.length);
      s.part('bore', () => s.faceOn('u', 0, [s.circle(0, f.foot - f.bar * 0.32, f.bar * 0.13)], 5, 3), {
        contour: false,
      });
      return;
    }
    case 'supportColumn':
      columnU(s, f, 0);
      return;
    case 'foot':
      drawFoot(s, f.tf);
      return;
    case 'protectiveSheet':
      drawSheet(s, f.W * 0.92, f.height, f.length * 0.8);
  }
}

/** Angle bracket with a gusset and two holes for anchors. */
function drawFoot(s: Scene, t: number): void {
  const [w, depth, height] = [t * 5, t * 4, t * 3.4];
  const slab = t * 0.4;
  s.part('paint', () => {
    const holes = [-1, 1].map((k) => s.circle(k * w * 0.3, depth * 0.55, t * 0.42));
    const base: Loop = [
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, depth],
      [-w / 2, depth],
    ];
    s.extrude('h', [base, ...holes], 0, slab);
    s.box(0, slab, -w / 2, w / 2, slab, height);
    const gusset: Loop = [
      [0, slab],
      [depth * 0.72, slab],
      [depth * 0.08, height * 0.86],
      [0, height * 0.86],
    ];
    s.extrude('w', gusset, -slab / 2, slab / 2);
  });
  const bolt = [-1, 1].map((k) => s.circle(k * w * 0.3, height * 0.68, t * 0.36));
  s.part('bore', () => s.faceOn('u', 0, bolt, 5, 3), { contour: false });
}

/** Bent sheet over the plate pack, open below, its long edges folded outwards. */
function drawSheet(s: Scene, width: number, height: number, length: number): void {
  const a = width / 2;
  const t = Math.max(width * 0.012, 1.2 * s.px);
  const lip = width * 0.07;
  const top = height * 0.92;
  const section: Loop = [
    [-a - lip, 0],
    [-a, 0],
    [-a, top - t],
    [a - t, top - t],
    [a - t, 0],
    [a + lip, 0],
    [a + lip, t],
    [a, t],
    [a, top],
    [-a - t, top],
    [-a - t, t],
    [-a - lip, t],
  ];
  s.part('steel', () => {
    s.extrude('u', section, 0, length);
    // beads that stiffen the side, and the warning sign for moving parts
    const bead = (h: number): Loop => [
      [-length * 0.12, h],
      [-length * 0.88, h],
    ];
    s.linesOn('w', a, [bead(top * 0.16), bead(top * 0.84)], 3);
    const slots = range(5).map((i): Loop => {
      const u = -lerp(length * 0.3, length * 0.7, i / 4);
      return [
        [u, top * 0.42],
        [u, top * 0.58],
      ];
    });
    s.linesOn('w', a, slots, 3);
  });
}
