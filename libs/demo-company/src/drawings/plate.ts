import { closed, inset, lerp, polar, range, rect, rounded } from './outlines.ts';
import type { Loop, Point } from './outlines.ts';
import type { Scene } from './scene.ts';

export type PlateSize = { width: number; height: number; dn: number };
export type Side = 'left' | 'right';

export type PlateGeometry = PlateSize & {
  /** Radius of a port hole. */
  r: number;
  /** Distance of ports from the centre line (x) and from the upper and lower edge (y). */
  x: number;
  y: number;
  ports: readonly [Point, Point, Point, Point];
};

/** One plate, centred on w = 0 with its lower edge at h = 0; ports upper left, upper right, lower left, lower right. */
export function plateGeometry({ width, height, dn }: PlateSize): PlateGeometry {
  const r = dn * 0.56;
  const x = width / 2 - Math.max(r + width * 0.085, width * 0.2);
  const y = Math.max(r + width * 0.085, width * 0.25);
  const ports = [
    [-x, height - y],
    [x, height - y],
    [-x, y],
    [x, y],
  ] as const;
  return { width, height, dn, r, x, y, ports };
}

/** Chamfered corners, with notches for carrying bar and guide bar. */
function plateOutline({ width, height }: Pick<PlateSize, 'width' | 'height'>): Loop {
  const a = width / 2;
  const c = width * 0.075;
  const n = width * 0.085;
  const half: Point[] = [
    [a - c, 0],
    [a, c],
    [a, height - c],
    [a - c, height],
    [n * 1.1, height],
    [n * 0.8, height - n],
  ];
  const other = [...half].reverse().map(([w, h]): Point => [-w, h]);
  const low: Point[] = [
    [-n * 1.1, 0],
    [-n * 0.8, n],
    [n * 0.8, n],
    [n * 1.1, 0],
  ];
  return rounded([...low, ...half, ...other], width * 0.018, 2);
}

/** Herringbone between h0 and h1 within |w| < a; a negative slope turns the chevrons upside down. */
export function chevrons(a: number, h0: number, h1: number, pitch: number, slope: number): Loop[] {
  const steep = Math.abs(slope);
  const out: Loop[] = [];
  for (let c = h0; c < h1 + a * steep; c += pitch) {
    const w0 = Math.max(0, (c - h1) / steep);
    const w1 = Math.min(a, (c - h0) / steep);
    if (w1 - w0 < a * 0.02) continue;
    const arm = (sign: number): Loop => [
      [sign * w0, c - w0 * steep],
      [sign * w1, c - w1 * steep],
    ];
    if (w0 === 0) out.push([...arm(-1)].reverse().concat(arm(1).slice(1)));
    else out.push(arm(-1), arm(1));
  }
  return slope < 0 ? out.map((line) => line.map(([w, h]) => [w, h0 + h1 - h])) : out;
}

/** Ridges at one end of the plate that spread the flow from the port of one side over the width of the field. */
function distribution(g: PlateGeometry, side: Side, top: boolean, field: number): Loop[] {
  const s = side === 'left' ? -1 : 1;
  const a = g.width * 0.425;
  const from = g.r * 1.42;
  return range(10).flatMap((i): Loop[] => {
    const target: Point = [lerp(-a, a, (i + 0.5) / 10), field - g.width * 0.025];
    const angle = Math.atan2(target[1] - g.y, target[0] - s * g.x);
    const start = polar(s * g.x, g.y, from, angle);
    const mirror = ([w, h]: Point): Point => [w, top ? g.height - h : h];
    return [[mirror(start), mirror(target)]];
  });
}

export type PlateOptions = PlateSize & {
  thickness?: number;
  /** Slope of the chevrons: steep for high resistance, flat for low; negative for a plate turned upside down. */
  slope?: number;
  /** Indexes of open ports; none for the last end plate. */
  open?: readonly number[];
  /** Without corrugation. */
  plain?: boolean;
  side?: Side;
};

/** A plate upright at depth u and height `base`. */
export function plateU(scene: Scene, u: number, base: number, options: PlateOptions): void {
  const { width, height, thickness = 1.6, slope = 0.62, open = [0, 1, 2, 3], plain = false, side = 'left' } = options;
  const g = plateGeometry(options);
  const up = (loop: Loop): Loop => loop.map(([a, b]) => [a, b + base]);
  const port = (i: number, k: number) => {
    const [a, b] = g.ports[i as 0];
    return up(scene.circle(a, b, g.r * k));
  };
  const a = width * 0.425;
  const field = g.y * 2.05;
  scene.part('steel', () => {
    scene.extrude('u', [up(plateOutline(g)), ...open.map((i) => port(i, 1))], u, u + thickness);
    if (!plain) {
      // the corrugated field is slightly darker, to look like a relief
      scene.faceOn('u', u, [up(rounded(rect(-a, a, field, height - field), width * 0.02, 2))], 3);
      const fine = scene.mini ? 4.5 : 3.4;
      const pitch = Math.max(height / 34, fine * scene.px);
      const weight = scene.mini ? 3 : 4;
      scene.linesOn('u', u, chevrons(a, field, height - field, pitch, slope).map(up), weight);
      for (const top of [false, true]) scene.linesOn('u', u, distribution(g, side, top, field).map(up), 4);
    }
    const groove = inset(plateOutline(g), width * 0.03);
    scene.linesOn('u', u, [closed(up(groove))], 4);
    scene.linesOn(
      'u',
      u,
      [0, 1, 2, 3].map((i) => closed(port(i, 1.22))),
      4,
    );
  });
}
