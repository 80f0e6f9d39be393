/** A point in a plane: a to the right, b up, both in millimetres. */
export type Point = readonly [a: number, b: number];
/** A closed outline; the last point joins the first. */
export type Loop = readonly Point[];
/** A corner with an optional rounding radius. */
export type Corner = readonly [a: number, b: number, radius?: number];

export const TAU = Math.PI * 2;

export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const range = (n: number): number[] => Array.from({ length: Math.max(0, Math.floor(n)) }, (_, i) => i);

/** The element at index i, wrapping around: outlines are rings. */
export function around<T>(list: readonly T[], i: number): T {
  return list[((i % list.length) + list.length) % list.length] as T;
}

const area = (loop: Loop) =>
  loop.reduce((sum, [a, b], i) => {
    const [c, d] = around(loop, i + 1);
    return sum + a * d - c * b;
  }, 0);
export const anticlockwise = (loop: Loop): Loop => (area(loop) < 0 ? [...loop].reverse() : loop);
export const clockwise = (loop: Loop): Loop => (area(loop) > 0 ? [...loop].reverse() : loop);

export const rect = (a0: number, a1: number, b0: number, b1: number): Loop => [
  [a0, b0],
  [a1, b0],
  [a1, b1],
  [a0, b1],
];

export const polar = (a: number, b: number, r: number, angle: number): Point => [
  a + r * Math.cos(angle),
  b + r * Math.sin(angle),
];

export const ngon = (a: number, b: number, r: number, n: number, turn = 0): Loop =>
  range(n).map((i) => polar(a, b, r, turn + (i / n) * TAU));

export const hexagon = (a: number, b: number, r: number): Loop => ngon(a, b, r, 6);

export const closed = (loop: Loop): Loop => [...loop, around(loop, 0)];

const length = (p: Point, q: Point) => Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;

/** Rounds each corner with radius r, or with the corner's own radius. */
export function rounded(corners: readonly Corner[], r: number, steps = 4): Loop {
  return corners.flatMap((corner, i) => {
    const p: Point = [corner[0], corner[1]];
    const towards = (q: Corner) => {
      const l = length(p, [q[0], q[1]]);
      return { x: (q[0] - p[0]) / l, y: (q[1] - p[1]) / l, l };
    };
    const before = towards(around(corners, i - 1));
    const after = towards(around(corners, i + 1));
    const cut = Math.min(corner[2] ?? r, before.l * 0.48, after.l * 0.48);
    if (cut < 0.5) return [p];
    const from: Point = [p[0] + before.x * cut, p[1] + before.y * cut];
    const to: Point = [p[0] + after.x * cut, p[1] + after.y * cut];
    return range(steps + 1).map((k): Point => {
      const t = k / steps;
      const mix = (x: 0 | 1) => (1 - t) ** 2 * from[x] + 2 * t * (1 - t) * p[x] + t * t * to[x];
      return [mix(0), mix(1)];
    });
  });
}

/** Moves every edge inwards by d. */
export function inset(loop: Loop, d: number): Loop {
  const ring = anticlockwise(loop);
  const normal = (s: Point, e: Point): Point => {
    const l = length(s, e);
    return [-(e[1] - s[1]) / l, (e[0] - s[0]) / l];
  };
  return ring.map((c, i) => {
    const n1 = normal(around(ring, i - 1), c);
    const n2 = normal(c, around(ring, i + 1));
    const k = Math.max(1 + n1[0] * n2[0] + n1[1] * n2[1], 0.35);
    return [c[0] + ((n1[0] + n2[0]) * d) / k, c[1] + ((n1[1] + n2[1]) * d) / k];
  });
}

export const move = (loop: Loop, da: number, db: number): Loop => loop.map(([a, b]) => [a + da, b + db]);
