import { drawExploded } from './exploded-parts.ts';
import type { Assembly, ExplodedPart, Mark } from './exploded-parts.ts';
import type { PackParameters } from './frame.ts';
import { PALETTES } from './palette.ts';
import type { Theme } from './palette.ts';
import { project } from './projection.ts';
import { Scene } from './scene.ts';
import type { Detail } from './scene.ts';
import { spreadBalloons } from './spread-balloons.ts';
import { frameOf, one, svgBody, svgFile } from './svg-document.ts';
import type { Box } from './svg-document.ts';

/** A balloon: its number and part, its centre and the end of its leader, both in units of the viewBox. */
export type ExplodedPosition = {
  position: number;
  part: ExplodedPart;
  x: number;
  y: number;
  targetX: number;
  targetY: number;
};

export type ExplodedView = {
  svg: string;
  /** Size of the viewBox. */
  width: number;
  height: number;
  /** Radius of a balloon in units of the viewBox. */
  radius: number;
  positions: readonly ExplodedPosition[];
};

export type ExplodedOptions = {
  theme: Theme;
  box: Box;
  title: string;
  /** The whole unit or one of its sub-assemblies. */
  assembly?: Assembly;
  /** A card is too small for numbers. */
  detail?: Detail;
  /** False when the page puts its own balloons over the picture; the leaders stay. */
  balloons?: boolean;
};

const RADIUS = 14;
/** Radius for which balloons have room, so that they can be touched on a phone. */
const ROOM = 28;

function balloonMarkup(p: ExplodedPosition, rings: boolean): string {
  const [dx, dy] = [p.x - p.targetX, p.y - p.targetY];
  const l = Math.hypot(dx, dy) || 1;
  const end = `${one(p.x - (dx / l) * RADIUS)} ${one(p.y - (dy / l) * RADIUS)}`;
  const leader = `<path class="ld" d="M${p.targetX} ${p.targetY}L${end}"/><circle class="dot" cx="${p.targetX}" cy="${p.targetY}" r="2"/>`;
  if (!rings) return leader;
  return `${leader}<circle class="ring" cx="${p.x}" cy="${p.y}" r="${RADIUS}"/><text class="no" x="${p.x}" y="${p.y}" dy=".36em" text-anchor="middle">${p.position}</text>`;
}

function balloonStyle(theme: Theme): string {
  const { ink, paper } = PALETTES[theme];
  return (
    `.ld{stroke:${ink};stroke-width:.8px}.dot{fill:${ink}}.ring{fill:${paper};stroke:${ink};stroke-width:1.1px}` +
    `.no{font:600 13px Archivo,Arial,sans-serif;fill:${ink}}`
  );
}

/** Reserves room around a balloon, in projected millimetres. */
function keepRoom(scene: Scene, marks: readonly Mark[], margin: number): void {
  for (const [, , target, [dx, dy]] of marks) {
    const [x, y] = project(...target);
    scene.reach([x + dx - margin, y + dy - margin]);
    scene.reach([x + dx + margin, y + dy + margin]);
  }
}

/** One exploded view in both themes with its positions, sorted by number. */
export function explodedViewPair(
  pack: PackParameters,
  options: Omit<ExplodedOptions, 'theme'>,
): Record<Theme, ExplodedView> {
  const { box, title, assembly = 'unit', detail = 'full', balloons = true } = options;
  const rough = new Scene('mini', 2);
  const marks = drawExploded(rough, assembly, pack);
  const numbered = detail === 'full';
  if (numbered) keepRoom(rough, marks, 0);
  const { k } = frameOf(rough.extent, [box[0] - 2 * ROOM, box[1] - 2 * ROOM], detail);
  const scene = new Scene(detail, 1 / k);
  drawExploded(scene, assembly, pack);
  if (numbered) keepRoom(scene, marks, ROOM / k);
  const frame = frameOf(scene.extent, box, detail);
  const placed = marks.map(([position, part, target, [dx, dy]]): ExplodedPosition => {
    const [tx, ty] = project(...target);
    const [targetX, targetY] = frame.place([tx, ty]).map(one) as [number, number];
    const [x, y] = frame.place([tx + dx, ty + dy]);
    return { position, part, x, y, targetX, targetY };
  });
  const positions = spreadBalloons(placed, [frame.width, frame.height], ROOM)
    .map((balloon) => ({ ...balloon, x: one(balloon.x), y: one(balloon.y) }))
    .sort((p, q) => p.position - q.position);
  const body = svgBody(scene, frame);
  const extra = numbered ? positions.map((p) => balloonMarkup(p, balloons)).join('') : '';
  const view = (theme: Theme): ExplodedView => {
    const style = numbered ? `<style>${balloonStyle(theme)}</style>` : '';
    const svg = svgFile({ ...body, markup: `${style}${body.markup}${extra}` }, theme, detail, title);
    return { svg, width: frame.width, height: frame.height, radius: RADIUS, positions: numbered ? positions : [] };
  };
  return { light: view('light'), dark: view('dark') };
}

/** A unit taken apart along its axis, with numbered balloons and their positions. */
export function explodedView(pack: PackParameters, { theme, ...options }: ExplodedOptions): ExplodedView {
  return explodedViewPair(pack, options)[theme];
}
