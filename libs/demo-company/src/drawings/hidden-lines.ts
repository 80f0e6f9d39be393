import type { Point } from './outlines.ts';

/** A filled shape that hides what is behind it. Convex, corners anticlockwise. */
export type Cover = readonly Point[];
export type Segment = readonly [Point, Point];

/** The parts of a segment outside a convex outline (Cyrus and Beck); the edge counts as outside. */
function outside([p, q]: Segment, cover: Cover): Segment[] {
  let [enter, leave] = [0, 1];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  for (let i = 0; i < cover.length; i += 1) {
    const [ax, ay] = cover[i] as Point;
    const [bx, by] = cover[(i + 1) % cover.length] as Point;
    // positive on the inner side of this edge
    const l = Math.hypot(bx - ax, by - ay) || 1;
    const at = ((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)) / l - 1e-6;
    const gain = ((bx - ax) * dy - (by - ay) * dx) / l;
    if (Math.abs(gain) < 1e-9) {
      if (at <= 0) return [[p, q]];
      continue;
    }
    const t = -at / gain;
    if (gain > 0) enter = Math.max(enter, t);
    else leave = Math.min(leave, t);
  }
  if (leave - enter < 1e-9) return [[p, q]];
  const along = (t: number): Point => [p[0] + dx * t, p[1] + dy * t];
  const rest: Segment[] = [];
  if (enter > 1e-6) rest.push([p, along(enter)]);
  if (leave < 1 - 1e-6) rest.push([along(leave), q]);
  return rest;
}

/** The parts of a segment that no cover hides. */
export const visible = (segment: Segment, covers: readonly Cover[]): Segment[] =>
  covers.reduce<Segment[]>((parts, cover) => parts.flatMap((part) => outside(part, cover)), [segment]);

/** True when a point is covered: enough for circles, which are hidden or visible as a whole. */
export const covered = ([x, y]: Point, cover: Cover): boolean =>
  cover.every(([ax, ay], i) => {
    const [bx, by] = cover[(i + 1) % cover.length] as Point;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
  });
