import { connectionU } from './connections.ts';
import type { Connections } from './connections.ts';
import { anticlockwise, around, clamp, closed, range, rect, rounded } from './outlines.ts';
import type { Loop } from './outlines.ts';
import { chevrons } from './plate.ts';
import { COS, project } from './projection.ts';
import type { Scene } from './scene.ts';

export type BrazedParameters = {
  kind: 'brazed';
  plates: number;
  width: number;
  height: number;
  pitch?: number;
  connections?: Connections;
  /** Fusion-bonded: stainless steel throughout, no copper. */
  bonded?: boolean;
};

/** Depth of the pack, thickness of a cover plate and where the four ports are. */
export function brazedGeometry({ plates, width, height, pitch = 2.3, connections }: Omit<BrazedParameters, 'kind'>) {
  const dn = connections?.dn ?? 25;
  return {
    dn,
    type: connections?.type ?? 'thread',
    pitch,
    L: Math.max(plates * pitch, width * 0.16),
    cover: clamp(width * 0.045, 4, 9),
    x: width / 2 - dn * 0.62 - width * 0.06,
    y: dn * 0.62 + width * 0.09,
    corner: width * 0.2,
    height,
  };
}

/** The part of a ring that faces the viewer, in one line. */
function seenLine(ring: Loop): Loop {
  const edge = anticlockwise(ring);
  const seen = (i: number) => {
    const [a, b] = around(edge, i);
    const [c, d] = around(edge, i + 1);
    return d - b - (c - a) > 0.01;
  };
  const start = edge.findIndex((_, i) => seen(i) && !seen(i - 1));
  const line: Loop[number][] = [];
  for (let i = start; seen(i) && i < start + edge.length; i += 1) line.push(around(edge, i));
  return [...line, around(edge, start + line.length)];
}

export function drawBrazed(s: Scene, parameters: BrazedParameters): void {
  const { plates, width, height, bonded = false } = parameters;
  const { dn, type, pitch, L, cover, x, y, corner } = brazedGeometry(parameters);
  const outline = (d = 0) =>
    rounded(rect(-width / 2 + d, width / 2 - d, d, height - d), corner - d * 0.6, s.mini ? 4 : 6);
  s.part('steel', () => s.extrude('u', outline(), cover + L, L + cover * 2, { smooth: true }));
  s.part(bonded ? 'steel' : 'copper', () => {
    const rim = outline(width * 0.012);
    s.extrude('u', rim, cover, cover + L, { smooth: true });
    const step = Math.max(1, Math.ceil(((s.mini ? 2.8 : 2.2) * s.px) / (pitch * COS)));
    const line = seenLine(rim);
    const seams = range(plates).filter((i) => i && i % step === 0);
    s.lines(
      seams.map((i) => line.map(([a, b]) => project(cover + (i * L) / plates, a, b))),
      3,
      'plates',
    );
  });
  s.part('steel', () => {
    s.extrude('u', outline(), 0, cover, { smooth: true });
    s.linesOn('u', 0, [closed(outline(width * 0.075))], 4);
    const pitchOfChevrons = Math.max(height / 36, (s.mini ? 5 : 3.2) * s.px);
    s.linesOn('u', 0, chevrons(width * 0.34, y * 2.15, height - y * 2.15, pitchOfChevrons, 0.6), s.mini ? 3 : 4);
  });
  const ports = [
    [-x, height - y],
    [-x, y],
    [x, height - y],
    [x, y],
  ] as const;
  for (const [w, h] of ports) connectionU(s, w, h, dn, type);
}
