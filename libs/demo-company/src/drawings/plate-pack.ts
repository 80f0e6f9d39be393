import { connectionU, flange, reachOf } from './connections.ts';
import { boltEndU, nutU, rodU } from './fasteners.ts';
import {
  carryingBarU,
  columnU,
  frameGeometry,
  framePlateU,
  guideBarU,
  plateGroup,
  pressurePlateU,
  rollerU,
} from './frame.ts';
import type { FrameGeometry, PackParameters } from './frame.ts';
import { range, rect } from './outlines.ts';
import type { Loop, Point } from './outlines.ts';
import { COS, project } from './projection.ts';
import type { Scene } from './scene.ts';

/** Gasketed, or semi-welded: plates laser-welded in pairs, with gaskets only between the pairs. */
export type PlatePackParameters = PackParameters & {
  kind: 'platePack';
  welded?: boolean;
  /** Labels the ports S1 to S4. */
  labels?: boolean;
};

/** The plate edges on top, chamfers and side; every tenth (or fewer without room) is heavier. */
function packU(scene: Scene, f: FrameGeometry, welded: boolean): void {
  const a = f.width / 2;
  const c = f.width * 0.075;
  const [low, high] = [f.foot, f.foot + f.height];
  const seen: Point[] = [
    [a - c, low],
    [a, low + c],
    [a, high - c],
    [a - c, high],
    [-a + c, high],
    [-a, high - c],
  ];
  const edge = (i: number): Loop => seen.map(([w, h]) => project(f.tf + i * f.pitch, w, h));
  scene.part('pack', () => {
    scene.extrude('u', [[[-a, low + c], [-a + c, low], ...seen]], f.tf, f.uPressure);
    const perPixel = f.pitch * COS;
    if (welded) {
      // a dark gasket after each cassette, or after several where lines would merge
      const cassette = Math.max(1, Math.ceil(((scene.mini ? 3.6 : 4.2) * scene.px) / (2 * perPixel))) * 2;
      const gap = Math.max(f.pitch * 0.7, 0.9 * scene.px);
      for (const i of range(f.plates / cassette).slice(1)) {
        const u = f.tf + i * cassette * f.pitch;
        const band: Loop = [
          ...seen.map(([w, h]) => project(u - gap / 2, w, h)),
          ...[...seen].reverse().map(([w, h]) => project(u + gap / 2, w, h)),
        ];
        scene.part('rubber', () => scene.face([band], 3), { contour: false });
      }
      const welds = range(f.plates / cassette).map((i) => edge((i + 0.5) * cassette));
      if (!scene.mini) scene.lines(welds, 4, 'plates');
      return;
    }
    const group = plateGroup(perPixel, 9 * scene.px);
    const step = Math.max(1, Math.ceil(((scene.mini ? 3.2 : 2.1) * scene.px) / perPixel));
    const inner = range(f.plates).slice(1);
    const clear = (i: number) => scene.mini || Math.min(i % group, group - (i % group)) >= step * 0.6;
    const fine = inner.filter((i) => i % step === 0 && clear(i) && (scene.mini || i % group !== 0));
    scene.lines(fine.map(edge), scene.mini ? 3 : 4, 'plates');
    if (!scene.mini) scene.lines(inner.filter((i) => i % group === 0).map(edge), 2, 'plates');
  });
}

/** Outline of the nameplate on the frame plate, in the plane (w, h). */
export function nameplateOf(f: FrameGeometry): Loop {
  const low = f.foot + f.height * 0.47;
  return rect(-f.W * 0.17, f.W * 0.17, low, low + f.W * 0.19);
}

function nameplateU(scene: Scene, f: FrameGeometry): void {
  const low = f.foot + f.height * 0.47;
  scene.part(
    'steel',
    () => {
      scene.faceOn('u', -1, [nameplateOf(f)], 1, 3);
      const line = (i: number): Loop => [
        [-f.W * 0.13, low + f.W * (0.04 + i * 0.036)],
        [f.W * (i === 3 ? 0.02 : 0.13), low + f.W * (0.04 + i * 0.036)],
      ];
      scene.linesOn('u', -1, range(4).map(line), 4);
    },
    { contour: false },
  );
}

function portLabels(scene: Scene, f: FrameGeometry): void {
  const half = f.type === 'flange' ? flange(f.dn).outside / 2 : f.dn * 0.8;
  const out = -reachOf(f.dn, f.type);
  ['S2', 'S1', 'S3', 'S4'].forEach((name, i) => {
    const [w, h] = f.port.ports[i as 0];
    if (w < 0) {
      const [x, y] = project(out, w, h + f.foot);
      scene.text([x - half * COS - 12 * scene.px, y - half * 0.2], name, 'end');
      scene.reach([x - half * COS - 40 * scene.px, y]);
    } else scene.text(project(0, w + half * 0.62, h + f.foot - half * 1.56), name);
  });
}

/** The whole unit, back to front. */
export function drawPlatePack(s: Scene, parameters: PlatePackParameters): void {
  const f = frameGeometry(parameters);
  const { uPressure, uColumn } = f;
  const ground = [
    project(-f.tf, -f.W / 2, 0),
    project(-f.tf, f.W * 0.62, 0),
    project(uColumn + f.bar, f.W * 0.46, 0),
    project(uColumn + f.bar, -f.W / 2, 0),
  ];
  s.part('shadow', () => s.face([ground], 1), { contour: false });
  columnU(s, f, uColumn);
  guideBarU(s, f, f.tf, uColumn);
  const behind = uPressure + f.tp;
  for (const side of [-1, 1])
    for (const h of f.boltRows)
      s.repeat('bolt end', [behind, side * f.boltW, h], (t) => {
        rodU(t, 0, 0, f.boltR, 0, f.boltEnd - behind, 0.9);
        nutU(t, 0, 0, f.boltR * 1.5, f.boltR * 0.4, f.boltR * 1.9);
      });
  pressurePlateU(s, f, uPressure);
  packU(s, f, parameters.welded ?? false);
  for (const h of f.boltRows) s.repeat('bolt', [f.tf, f.boltW, h], (t) => rodU(t, 0, 0, f.boltR, 0, f.L, 0));
  carryingBarU(s, f, f.tf, uColumn);
  rollerU(s, f, uPressure);
  framePlateU(s, f, 0);
  nameplateU(s, f);
  for (const side of [-1, 1])
    for (const h of f.boltRows) s.repeat('bolt head', [0, side * f.boltW, h], (t) => boltEndU(t, f.boltR));
  // the left ones are further away
  for (const i of [0, 2, 1, 3]) {
    const [w, h] = f.port.ports[i as 0];
    connectionU(s, w, h + f.foot, f.dn, f.type);
  }
  if (parameters.labels && s.detail === 'full') portLabels(s, f);
}
