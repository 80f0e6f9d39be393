import type { Loop, Point } from './outlines.ts';
import { PALETTES } from './palette.ts';
import type { Material, Shades, Theme } from './palette.ts';
import { pathData } from './path-data.ts';
import type { Grid } from './path-data.ts';
import type { Detail, Extent, Item, Scene } from './scene.ts';

/** Size in pixels that a drawing fits into. */
export type Box = readonly [width: number, height: number];

export type Frame = {
  /** Pixels per millimetre along any axis. */
  k: number;
  width: number;
  height: number;
  /** Converts projected millimetres to pixels. */
  place: (p: Point) => Point;
};

/** Line weights in screen pixels: contour, edges, creases, finest. */
const WEIGHTS: Readonly<Record<Detail, readonly [number, number, number, number]>> = {
  full: [2.4, 0.85, 0.6, 0.36],
  card: [2, 0.75, 0.5, 0.3],
  mini: [1.3, 0.45, 0.4, 0],
};
/** Grid of thumbnails, which are written in integers. */
const MINI_GRID = 256;
/** Invisible deviation from the true outline, in pixels. */
const TOLERANCE: Readonly<Record<Detail, number>> = { full: 0.1, card: 0.14, mini: 0.25 };
const INITIALS: Readonly<Record<Material, string>> = {
  paint: 'p',
  steel: 's',
  zinc: 'z',
  pack: 'k',
  rubber: 'r',
  bore: 'b',
  copper: 'c',
  carton: 'd',
  shadow: 'g',
  blueMark: 'n',
  yellowMark: 'y',
  greenMark: 'v',
  redMark: 'f',
  whiteMark: 'x',
};

export const escapeXml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (c) => (({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }) as Record<string, string>)[c] ?? c,
  );

export const one = (n: number): number => Math.round(n * 10) / 10;

const pad = (detail: Detail) => (detail === 'mini' ? 1 : detail === 'card' ? 3 : 6);

/** Pixels per millimetre at which an extent fills a box. */
export const fillScale = (e: Extent, [width, height]: Box, detail: Detail): number =>
  Math.min((width - 2 * pad(detail)) / (e.x1 - e.x0 || 1), (height - 2 * pad(detail)) / (e.y1 - e.y0 || 1));

/**
 * Places a drawing. Without a scale the frame fits tightly; with one (millimetres per pixel, common to a category) the
 * frame is the whole box, with the drawing centred on its lower edge. Drawings are never smaller than 0.42 of their
 * box, so that the smallest of a category is recognisable.
 */
export function frameOf(e: Extent, box: Box, detail: Detail, scale?: number): Frame {
  const fill = fillScale(e, box, detail);
  const k = scale === undefined ? fill : Math.min(fill, Math.max(1 / scale, fill * 0.42));
  const m = pad(detail);
  const [w, h] = [(e.x1 - e.x0) * k, (e.y1 - e.y0) * k];
  const width = scale === undefined ? one(w + 2 * m) : box[0];
  const height = scale === undefined ? one(h + 2 * m) : box[1];
  const [left, top] = [(width - w) / 2, height - m - h];
  return { k, width, height, place: ([x, y]) => [(x - e.x0) * k + left, (y - e.y0) * k + top] };
}

export type Body = { markup: string; classes: ReadonlySet<string>; width: number; height: number; units: number };

/** The geometry, which is the same in both themes; colours are only in the style sheet. */
export function svgBody(scene: Scene, frame: Frame): Body {
  const units = scene.mini ? MINI_GRID / Math.max(frame.width, frame.height) : 1;
  const steps = scene.mini ? 1 : 10;
  const factor = units * steps;
  const grid: Grid = {
    x: (x) => frame.place([x, 0])[0] * factor,
    y: (y) => frame.place([0, y])[1] * factor,
    steps,
    tolerance: TOLERANCE[scene.detail] * factor,
  };
  const local: Grid = { ...grid, x: (x) => x * frame.k * factor, y: (y) => y * frame.k * factor };
  const classes = new Set<string>();
  const at = ([x, y]: Point) => [Math.round(grid.x(x)) / steps, Math.round(grid.y(y)) / steps];

  function emit(items: readonly Item[], on: Grid): string {
    let out = '';
    let open: { cls: string; closed: boolean; lines: Loop[] } | undefined;
    const flush = () => {
      if (open) out += `<path${open.cls ? ` class="${open.cls}"` : ''} d="${pathData(open.lines, open.closed, on)}"/>`;
      open = undefined;
    };
    for (const item of items) {
      if (item.type === 'path') {
        const cls = lookOf(item);
        const { lines, closed, tone } = item.surface;
        // lines never hide each other: consecutive ones of the same look are one path
        if (open?.cls === cls && open.closed === closed && tone === undefined) open.lines.push(...lines);
        else {
          flush();
          open = { cls, closed, lines: [...lines] };
        }
        cls.split(' ').forEach((name) => classes.add(name));
        continue;
      }
      flush();
      if (item.type === 'use') {
        const [x, y] = at(item.at);
        const key = [...scene.definitions.keys()].indexOf(item.key);
        out += `<use href="#${String.fromCharCode(97 + key)}" x="${x}" y="${y}"/>`;
      } else if (item.type === 'text') {
        const [x, y] = at(item.at);
        classes.add('tx');
        out += `<text class="tx" x="${x}" y="${y}" dy=".35em" text-anchor="${item.anchor}">${escapeXml(item.text)}</text>`;
      } else {
        if (item.contour.length) {
          const cls = item.material === 'rubber' ? 'or' : 'o';
          classes.add(cls);
          out += `<path class="${cls}" d="${pathData(item.contour, true, on)}"/>`;
        }
        out += emit(item.items, on);
      }
    }
    flush();
    return out;
  }

  const definitions = [...scene.definitions.values()].map(
    (part, i) => `<g id="${String.fromCharCode(97 + i)}">${emit(part.items, local)}</g>`,
  );
  const body = emit(scene.items, grid);
  const markup = definitions.length ? `<defs>${definitions.join('')}</defs>${body}` : body;
  return { markup, classes, width: frame.width, height: frame.height, units };
}

function lookOf({ surface, material, extra }: Extract<Item, { type: 'path' }>): string {
  const weight = surface.weight === 3 ? 'w3' : surface.weight === 4 ? 'w4' : '';
  if (surface.tone === undefined)
    return [material === 'rubber' ? 'lr' : '', weight, extra === 'axis' ? 'ax' : '', extra === 'plates' ? 'pl' : '']
      .filter(Boolean)
      .join(' ');
  // capital letters are bands with an edge of their own colour, so that there is no seam between neighbours
  const letter = surface.weight === undefined ? INITIALS[material].toUpperCase() : INITIALS[material];
  return `${letter}${surface.tone}${weight && ` ${weight}`}`;
}

const MATERIALS = Object.entries(INITIALS) as [Material, string][];

/** The rules of the style sheet that this drawing uses, in the colours of one theme. */
function svgStyle(body: Pick<Body, 'classes' | 'units'>, theme: Theme, detail: Detail): string {
  const palette = PALETTES[theme];
  const [contour, edge, crease, finest] = WEIGHTS[detail];
  const rules = [
    `path{fill:none;stroke:${palette.line};stroke-width:${edge}px;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}`,
  ];
  const rule = (cls: string, css: string) => body.classes.has(cls) && rules.push(`.${cls}{${css}}`);
  const rubber: Shades = palette.materials.rubber;
  for (const [material, initial] of MATERIALS) {
    const shades = palette.materials[material];
    shades.tones.forEach((fill, i) => {
      const line = shades.line ? `;stroke:${shades.line}` : '';
      rule(`${initial}${i + 1}`, `fill:${fill};fill-rule:evenodd${line}`);
      rule(`${initial.toUpperCase()}${i + 1}`, `fill:${fill};fill-rule:evenodd;stroke:${fill};stroke-width:.6px`);
    });
  }
  rule('lr', `stroke:${rubber.line ?? palette.line}`);
  rule('o', `stroke:${palette.contour};stroke-width:${contour}px`);
  rule('or', `stroke:${rubber.contour ?? palette.contour};stroke-width:${one(contour * 0.85)}px`);
  rule('w3', `stroke-width:${crease}px`);
  rule('w4', `stroke-width:${finest}px`);
  rule('ax', `stroke:${palette.accent};stroke-dasharray:12 3 2 3`);
  rule('tx', `font:600 13px Archivo,Arial,sans-serif;fill:${palette.ink}`);
  return rules.join('');
}

/** A standalone file; of `both` themes, the one of the element in which it stands is shown. */
export function svgFile(body: Body, theme: Theme | 'both', detail: Detail, title: string): string {
  const style = (one: Theme) => svgStyle(body, one, detail);
  const styles =
    theme === 'both' ? `${style('light')}@media (prefers-color-scheme:dark){${style('dark')}}` : style(theme);
  const { width, height, units } = body;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${one(width * units)} ${one(height * units)}" ` +
    `width="${Math.round(width)}" height="${Math.round(height)}" role="img"><title>${escapeXml(title)}</title>` +
    `<style>${styles}</style>${body.markup}</svg>`
  );
}
