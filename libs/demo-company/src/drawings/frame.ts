import { boreU } from './connections.ts';
import type { Connections, ConnectionType } from './connections.ts';
import { clamp, lerp, range, rect } from './outlines.ts';
import type { Loop, Point } from './outlines.ts';
import { plateGeometry } from './plate.ts';
import type { PlateGeometry } from './plate.ts';
import type { Scene } from './scene.ts';

export type FrameOptions = {
  /** Distance of the support column from the frame plate, in millimetres. */
  length?: number;
  margin?: number;
  foot?: number;
  thickness?: number;
  /** Tightening bolts on each side. */
  bolts?: number;
};

export type PackParameters = {
  plates: number;
  width: number;
  height: number;
  /** Plate thickness and gap together. */
  pitch?: number;
  connections?: Connections;
  frame?: FrameOptions;
};

/** Plates per heavy line: ten if there is room, else a round number that keeps lines at least this far apart. */
export const plateGroup = (pitch: number, apart: number): number =>
  [10, 20, 50, 100].find((n) => n * pitch >= apart) ?? 200;

export type FrameGeometry = {
  plates: number;
  width: number;
  height: number;
  pitch: number;
  dn: number;
  type: ConnectionType;
  boltR: number;
  margin: number;
  foot: number;
  /** Thickness of frame plate and pressure plate. */
  tf: number;
  tp: number;
  /** Length of the tightened pack. */
  L: number;
  bar: number;
  length: number;
  W: number;
  barBottom: number;
  barTop: number;
  boltRows: readonly number[];
  boltW: number;
  boltEnd: number;
  top: number;
  /** Front and back positions of the parts along u. */
  uPressure: number;
  uColumn: number;
  total: number;
  port: PlateGeometry;
};

/** Measures of a gasketed unit derived from its plates, with typical sizes as defaults. */
export function frameGeometry({
  plates,
  width,
  height,
  pitch = 3,
  connections,
  frame = {},
}: PackParameters): FrameGeometry {
  const dn = connections?.dn ?? 50;
  const boltR = clamp(width * 0.032, 6, 20);
  const margin = frame.margin ?? Math.max(width * 0.13, boltR * 3.2);
  const foot = frame.foot ?? height * 0.14;
  const tf = frame.thickness ?? clamp(height * 0.038, 18, 70);
  const tp = tf * 0.85;
  const L = plates * pitch;
  const bar = clamp(width * 0.12, 22, 80);
  const length = frame.length ?? Math.max(L * 1.55 + height * 0.22, height * 0.48);
  const barBottom = foot + height + bar * 0.12;
  const barTop = barBottom + bar * 1.15;
  const n = frame.bolts ?? clamp(Math.round(height / 230), 2, 8);
  const boltRows = range(n).map((i) => foot + lerp(height * 0.09, height * 0.91, n === 1 ? 0.5 : i / (n - 1)));
  const uPressure = tf + L;
  const uColumn = tf + length;
  return {
    plates,
    width,
    height,
    pitch,
    dn,
    type: connections?.type ?? 'flange',
    boltR,
    margin,
    foot,
    tf,
    tp,
    L,
    bar,
    length,
    W: width + 2 * margin,
    barBottom,
    barTop,
    boltRows,
    boltW: width / 2 + margin * 0.5,
    boltEnd: Math.min(uPressure + tp + L * 0.22 + height * 0.1, uColumn - 4),
    top: barTop + bar * 0.35,
    uPressure,
    uColumn,
    total: uColumn + bar * 1.1,
    port: plateGeometry({ width, height, dn }),
  };
}

/** Frame and pressure plate: bolt slots on both sides, chamfered upper corners. */
function notched(f: FrameGeometry, top: number, low: number, mini: boolean): Loop {
  const a = f.W / 2;
  const c = f.W * 0.05;
  if (mini)
    return [
      [-a, low],
      [a, low],
      [a, top - c],
      [a - c, top],
      [-a + c, top],
      [-a, top - c],
    ];
  const slot = f.boltR * 1.15;
  const depth = f.margin * 0.5 + f.boltR * 1.1;
  const right = f.boltRows.flatMap((h): Point[] => [
    [a, h - slot],
    [a - depth, h - slot],
    [a - depth, h + slot],
    [a, h + slot],
  ]);
  const left = [...right].reverse().map(([w, h]): Point => [-w, h]);
  return [[-a, low], [a, low], ...right, [a, top - c], [a - c, top], [-a + c, top], [-a, top - c], ...left];
}

/** One foot below a plate at u, centred on w. */
function footU(scene: Scene, f: FrameGeometry, u: number, w: number): void {
  scene.extrude('u', rect(w - f.W * 0.13, w + f.W * 0.13, 0, f.tf * 0.35), u - f.tf * 1.5, u + f.tf * 1.9);
}

/** `bores` draws the ports as open holes; otherwise connections cover them. */
export function framePlateU(scene: Scene, f: FrameGeometry, u: number, { bores = false, feet = true } = {}): void {
  const ports = f.port.ports.map(([a, b]) => scene.circle(a, b + f.foot, f.port.r));
  const eye = (w: number) => scene.circle(w, f.top - f.bar * 0.55, f.bar * 0.24);
  const holes = [...(bores ? ports : []), ...(scene.mini ? [] : [eye(-f.W * 0.3), eye(f.W * 0.3)])];
  scene.part('paint', () => {
    if (feet) for (const s of [-1, 1]) footU(scene, f, u, s * f.W * 0.36);
    scene.extrude('u', [notched(f, f.top, feet ? f.tf * 0.35 : 0, scene.mini), ...holes], u, u + f.tf);
  });
  if (bores) for (const [a, b] of f.port.ports) boreU(scene, a, b + f.foot, f.port.r, u);
}

export function pressurePlateU(scene: Scene, f: FrameGeometry, u: number): void {
  const outline = notched(f, f.foot + f.height - f.bar * 0.1, f.foot - f.bar * 0.5, scene.mini);
  scene.part('paint', () => scene.extrude('u', outline, u, u + f.tp));
}

/** The roller that carries the pressure plate on the carrying bar. */
export function rollerU(scene: Scene, f: FrameGeometry, u: number): void {
  if (scene.mini) return;
  const { bar, tp } = f;
  scene.part(
    'paint',
    () => {
      scene.box(
        u + tp * 0.1,
        u + tp * 0.9,
        bar * 0.38,
        bar * 0.58,
        f.foot + f.height - bar * 0.3,
        f.barTop + bar * 0.1,
      );
      const wheel = scene.circle(-(u + tp * 0.5), f.barTop - bar * 0.3, bar * 0.2);
      scene.extrude('w', wheel, bar * 0.58, bar * 0.7, { smooth: true, edge: 3 });
    },
    { contour: false },
  );
}

export function columnU(scene: Scene, f: FrameGeometry, u: number): void {
  const half = f.bar * 0.62;
  scene.part('paint', () => {
    scene.extrude('u', rect(-half * 2.6, half * 2.6, 0, f.tf * 0.35), u - f.tf * 0.8, u + f.bar * 1.1 + f.tf * 0.4);
    scene.extrude('u', rect(-half, half, f.tf * 0.35, f.barTop + f.bar * 0.12), u, u + f.bar * 1.1);
  });
}

export function carryingBarU(scene: Scene, f: FrameGeometry, u0: number, u1: number): void {
  scene.part('zinc', () => scene.box(u0, u1, -f.bar * 0.36, f.bar * 0.36, f.barBottom, f.barTop));
}

export function guideBarU(scene: Scene, f: FrameGeometry, u0: number, u1: number): void {
  const [low, high] = [f.foot - f.bar * 0.62, f.foot - f.bar * 0.02];
  scene.part('paint', () => scene.box(u0, u1, -f.bar * 0.32, f.bar * 0.32, low, high));
}
