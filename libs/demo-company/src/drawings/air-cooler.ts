import { closed, polar, range, TAU } from './outlines.ts';
import { project } from './projection.ts';
import type { Scene } from './scene.ts';

export type AirCoolerParameters = {
  kind: 'airCooler';
  width: number;
  height: number;
  depth: number;
  fans?: number;
};

/** One fan with its guard, at the origin of the front face. */
function fan(s: Scene, r: number): void {
  s.part('bore', () => s.faceOn('u', 0, [s.circle(0, 0, r)], 5), { contour: false });
  s.part(
    'steel',
    () => {
      for (const k of range(5)) {
        const f = (k / 5) * TAU + 0.3;
        const blade = (
          [
            [0.2, 0],
            [0.93, 0.06],
            [0.9, 0.5],
            [0.24, 0.4],
          ] as const
        ).map(([q, o]) => polar(0, 0, r * q, f + o));
        s.faceOn('u', 0, [blade], k % 2 ? 3 : 2, 3);
      }
      s.extrude('u', s.circle(0, 0, r * 0.24), -r * 0.06, 0, { smooth: true, edge: 3 });
      const rings = s.mini ? [1] : [1, 0.82, 0.64, 0.46];
      s.linesOn(
        'u',
        -8,
        rings.map((k) => closed(s.circle(0, 0, r * k))),
        3,
      );
      const spokes = range(8).map((k) => [polar(0, 0, r * 0.28, (k / 8) * TAU), polar(0, 0, r, (k / 8) * TAU)]);
      s.linesOn('u', -8, spokes, s.mini ? 4 : 3);
    },
    { contour: false },
  );
}

/** Finned coil in a painted casing with one or more fans in front, connections at the right end. */
export function drawAirCooler(s: Scene, { width, height, depth, fans = 1 }: AirCoolerParameters): void {
  const leg = height * 0.12;
  const foot = Math.min(width * 0.035, 30);
  const right = width / 2;
  const ground = [
    project(-10, -right, 0),
    project(-10, right + 10, 0),
    project(depth + 10, right + 10, 0),
    project(depth + 10, -right, 0),
  ];
  s.part('shadow', () => s.face([ground], 1), { contour: false });
  s.part('paint', () => {
    for (const w of [-width * 0.44, width * 0.44]) s.box(-10, depth + 10, w - foot, w + foot, 0, leg);
    s.box(0, depth, -right, right, leg, height);
  });
  const cell = width / fans;
  const r = Math.min(cell, height * 0.88) * 0.43;
  for (const i of range(fans)) {
    const w = -right + cell * (i + 0.5);
    if (i)
      s.lines(
        [[project(0, w - cell / 2, leg), project(0, w - cell / 2, height), project(depth, w - cell / 2, height)]],
        3,
      );
    s.repeat('fan', [0, w, leg + (height - leg) / 2], (t) => fan(t, r));
  }
  // the end of the coil: bends of the tubes behind a header plate
  const bend = depth * 0.062;
  s.part(
    'copper',
    () => {
      const rows = s.mini ? 3 : 5;
      for (const i of range(rows)) {
        const h = leg + (height - leg) * (0.29 + (0.4 * i) / (rows - 1));
        s.extrude('w', s.circle(-depth * 0.66, h, bend), right, right + depth * 0.05, { smooth: true, edge: 3 });
        if (!s.mini)
          s.extrude('w', s.circle(-depth * 0.84, h, bend), right, right + depth * 0.05, { smooth: true, edge: 3 });
      }
    },
    { contour: false },
  );
  for (const h of [leg + (height - leg) * 0.14, leg + (height - leg) * 0.82])
    s.repeat('header', [depth * 0.3, right, h], (t) => {
      const pipe = Math.min(depth * 0.13, 45);
      t.part('steel', () =>
        t.extrude('w', [t.circle(0, 0, pipe), t.circle(0, 0, pipe * 0.7)], 0, pipe * 2.4, { smooth: true }),
      );
      t.part('bore', () => t.faceOn('w', pipe * 2.4, [t.circle(0, 0, pipe * 0.7)], 5), { contour: false });
    });
}
