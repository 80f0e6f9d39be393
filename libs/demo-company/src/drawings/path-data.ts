import type { Loop, Point } from './outlines.ts';

/** Converts projected millimetres to whole steps of the grid of the file. */
export type Grid = {
  x: (x: number) => number;
  y: (y: number) => number;
  /** Steps per unit of the viewBox: 10 writes one decimal, 1 writes integers. */
  steps: number;
  /** Points closer to the line than this many steps are dropped. */
  tolerance: number;
};

const write = (steps: number) => (n: number) =>
  steps === 1 ? String(n) : String(n / steps).replace(/^(-?)0\./, '$1.');

/** Drops points that make no visible difference (Ramer, Douglas, Peucker), keeping both ends. */
function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  if (points.length < 3) return points;
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const stack: [number, number][] = [[0, points.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    const [x0, y0] = points[from] as Point;
    const [x1, y1] = points[to] as Point;
    const l = Math.hypot(x1 - x0, y1 - y0);
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i += 1) {
      const [x, y] = points[i] as Point;
      const off = l < 1e-9 ? Math.hypot(x - x0, y - y0) : Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / l;
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push([from, at], [at, to]);
  }
  return points.filter((_, i) => keep[i]);
}

/** Path data in relative steps, which need half the size of absolute ones. */
export function pathData(lines: readonly Loop[], closed: boolean, grid: Grid): string {
  const number = write(grid.steps);
  let out = '';
  let [cx, cy] = [0, 0];
  const step = (x: number, y: number) => {
    const [a, b] = [number(x - cx), number(y - cy)];
    out += `${/[\d.]$/.test(out) && !a.startsWith('-') ? ' ' : ''}${a}${b.startsWith('-') ? '' : ' '}${b}`;
    [cx, cy] = [x, y];
  };
  for (const line of lines) {
    const placed = line.map(([x, y]): Point => [grid.x(x), grid.y(y)]);
    const first = placed[0];
    if (!first) continue;
    const ring = closed ? [...placed, first] : placed;
    const [sx, sy] = [Math.round(first[0]), Math.round(first[1])];
    out += 'm';
    step(sx, sy);
    let drawn = 0;
    const points = simplify(ring, grid.tolerance);
    points.slice(1, closed ? -1 : undefined).forEach(([px, py]) => {
      const [x, y] = [Math.round(px), Math.round(py)];
      if (x === cx && y === cy) return;
      step(x, y);
      drawn += 1;
    });
    if (drawn === 0) out += 'h0';
    if (closed) {
      out += 'z';
      [cx, cy] = [sx, sy];
    }
  }
  return out;
}
