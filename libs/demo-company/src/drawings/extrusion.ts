import { anticlockwise, around, clockwise } from './outlines.ts';
import type { Loop, Point } from './outlines.ts';
import { AXES, flatTone, smoothTone } from './projection.ts';
import type { Axis, Tone } from './projection.ts';

/** Line weights: 2 edges, 3 creases and groups, 4 single plates, threads and chevrons. */
export type Weight = 2 | 3 | 4;
/**
 * A surface to paint: a band of one tone, a face with its edge, or only lines. `outline` is what the contour follows.
 */
export type Surface = {
  lines: readonly Loop[];
  closed: boolean;
  tone?: Tone;
  weight?: Weight;
  outline: boolean;
};

/** `coarse` shades a round side in three tones instead of five. */
export type ExtrusionOptions = { smooth?: boolean; cap?: boolean; edge?: Weight; coarse?: boolean };

const COARSE: Readonly<Record<Tone, Tone>> = { 1: 2, 2: 2, 3: 3, 4: 4, 5: 4 };

type Edge = { normal: Point; seen: boolean; tone: Tone };

/** Runs of edges that face the viewer, as indices of their first points. */
function seenChains(edges: readonly Edge[]): number[][] {
  const n = edges.length;
  const start = edges.findIndex((edge, i) => edge.seen && !around(edges, i - 1).seen);
  const chains: number[][] = [];
  if (start < 0) return chains;
  let open: number[] | undefined;
  for (let k = 0; k < n; k += 1) {
    const i = (start + k) % n;
    if (!around(edges, i).seen) {
      open = undefined;
      continue;
    }
    if (open === undefined) chains.push((open = []));
    open.push(i);
  }
  return chains;
}

/**
 * Extrudes outlines (the first is the body, the others are holes) along an axis from t0 to t1 and returns the surfaces
 * that face the viewer, far to near: insides of holes, sides, then the cap.
 */
export function extrusion(
  axis: Axis,
  loops: readonly Loop[],
  t0: number,
  t1: number,
  options: ExtrusionOptions = {},
): Surface[] {
  const { smooth = false, cap = true, edge = 2, coarse = false } = options;
  const rule = AXES[axis];
  const list = loops.map((loop, i) => (i === 0 ? anticlockwise(loop) : clockwise(loop)));
  const out: Surface[] = [];
  for (const loop of [...list.slice(1), ...list.slice(0, 1)]) {
    const edges = loop.map((p, i): Edge => {
      const q = around(loop, i + 1);
      const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
      const normal: Point = [(q[1] - p[1]) / l, -(q[0] - p[0]) / l];
      const exact = (smooth ? smoothTone : flatTone)(rule.normal(...normal));
      const tone = coarse && smooth ? COARSE[exact] : exact;
      return { normal, seen: normal[0] + normal[1] > 0.02, tone };
    });
    const chains = seenChains(edges).map((chain) => {
      const points = [...chain, (chain.at(-1) ?? 0) + 1].map((i) => around(loop, i));
      return { chain, points, near: points.reduce((s, [a, b]) => s + a + b, 0) / points.length };
    });
    chains.sort((p, q) => p.near - q.near);
    for (const { chain, points } of chains) out.push(...sides(chain, points));

    function sides(chain: readonly number[], points: readonly Point[]): Surface[] {
      const strip = (part: readonly Point[]): Loop => [
        ...part.map(([a, b]) => rule.at(a, b, t0)),
        ...[...part].reverse().map(([a, b]) => rule.at(a, b, t1)),
      ];
      const tones = chain.map((i) => around(edges, i).tone);
      if (tones.every((tone) => tone === tones[0]))
        return [
          { lines: [strip(points)], closed: true, tone: tones[0], weight: edge, outline: true },
          ...creases(chain, points),
        ];
      const bands: Surface[] = [];
      for (let from = 0, k = 1; k <= chain.length; k += 1) {
        if (k < chain.length && tones[k] === tones[from]) continue;
        bands.push({ lines: [strip(points.slice(from, k + 1))], closed: true, tone: tones[from], outline: false });
        from = k;
      }
      return [
        ...bands,
        ...creases(chain, points),
        { lines: [strip(points)], closed: true, weight: edge, outline: true },
      ];
    }

    /** Lines where neighbouring sides meet at an angle. */
    function creases(chain: readonly number[], points: readonly Point[]): Surface[] {
      const lines = points.slice(1, -1).flatMap(([a, b], k): Loop[] => {
        const p = around(edges, chain[k] ?? 0).normal;
        const q = around(edges, chain[k + 1] ?? 0).normal;
        return p[0] * q[0] + p[1] * q[1] < 0.86 ? [[rule.at(a, b, t0), rule.at(a, b, t1)]] : [];
      });
      return lines.length ? [{ lines, closed: false, weight: edge === 2 ? 3 : edge, outline: false }] : [];
    }
  }
  if (cap) {
    const end = rule.cap(t0, t1);
    const lines = list.map((loop) => loop.map(([a, b]) => rule.at(a, b, end)));
    out.push({ lines, closed: true, tone: flatTone(rule.capNormal), weight: edge, outline: true });
  }
  return out;
}
