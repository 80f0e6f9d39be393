import { extrusion } from './extrusion.ts';
import type { ExtrusionOptions, Surface, Weight } from './extrusion.ts';
import { clamp, ngon, rect } from './outlines.ts';
import type { Loop, Point } from './outlines.ts';
import type { Material } from './palette.ts';
import { AXES, project } from './projection.ts';
import type { Axis, Tone } from './projection.ts';

/** Level of detail: an item page, a card of 200 to 300 px, a thumbnail of 36 to 64 px. */
export type Detail = 'full' | 'card' | 'mini';

export type Item =
  | { type: 'path'; surface: Surface; material: Material; extra?: 'axis' | 'plates' }
  | { type: 'part'; material: Material; items: Item[]; contour: Loop[] }
  | { type: 'use'; key: string; at: Point }
  | { type: 'text'; at: Point; text: string; look: 'port'; anchor: 'middle' | 'end' };

export type Extent = { x0: number; x1: number; y0: number; y1: number };

const nothing: Extent = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity };

/** Collects surfaces, far to near, in projected millimetres. Everything within `part` gets one heavy contour. */
export class Scene {
  readonly detail: Detail;
  /** Millimetres per pixel: details below a pixel or two are grouped or dropped. */
  readonly px: number;
  readonly items: Item[] = [];
  readonly definitions = new Map<string, Scene>();
  extent: Extent = { ...nothing };
  private current: Extract<Item, { type: 'part' }> | undefined;

  constructor(detail: Detail, px: number) {
    this.detail = detail;
    this.px = px;
  }

  get mini(): boolean {
    return this.detail === 'mini';
  }

  /** A circle with as many sides as its size on screen needs. */
  circle(a: number, b: number, r: number): Loop {
    const error = this.mini ? 0.2 : 0.1;
    const sides = Math.ceil(Math.PI / Math.sqrt((2 * error * this.px) / Math.max(r, 0.01)));
    return ngon(a, b, r, clamp(sides % 2 ? sides + 1 : sides, this.mini ? 8 : 12, 48));
  }

  /** Draws one part of one material with one contour. */
  part(material: Material, fill: () => void, { contour = true } = {}): this {
    const outer = this.current;
    const part: Item = { type: 'part', material, items: [], contour: [] };
    this.current = part;
    fill();
    this.current = outer;
    if (!contour) part.contour.length = 0;
    (outer ? outer.items : this.items).push(part);
    return this;
  }

  /** Drawn once at the origin, then copied to (u, w, h): in a parallel projection every copy looks the same. */
  repeat(key: string, [u, w, h]: readonly [number, number, number], draw: (scene: Scene) => void): this {
    let definition = this.definitions.get(key);
    if (!definition) {
      definition = new Scene(this.detail, this.px);
      draw(definition);
      this.definitions.set(key, definition);
    }
    if (definition.items.length === 0) return this;
    const at = project(u, w, h);
    this.reach([at[0] + definition.extent.x0, at[1] + definition.extent.y0]);
    this.reach([at[0] + definition.extent.x1, at[1] + definition.extent.y1]);
    return this.push({ type: 'use', key, at });
  }

  extrude(axis: Axis, loops: Loop | readonly Loop[], t0: number, t1: number, options?: ExtrusionOptions): this {
    return this.surfaces(extrusion(axis, isLoop(loops) ? [loops] : loops, t0, t1, { ...options, coarse: this.mini }));
  }

  box(u0: number, u1: number, w0: number, w1: number, h0: number, h1: number, options?: ExtrusionOptions): this {
    return this.extrude('u', rect(w0, w1, h0, h1), u0, u1, options);
  }

  /** Adds precomputed surfaces, far to near. */
  surfaces(list: readonly Surface[]): this {
    for (const surface of list) this.paint(surface);
    return this;
  }

  /** Adds a tone on an existing surface: labels, bores, shades. */
  face(lines: readonly Loop[], tone: Tone, weight?: Weight): this {
    return this.paint({ lines, closed: true, tone, weight, outline: false });
  }

  /** The same in the plane perpendicular to an axis. */
  faceOn(axis: Axis, t: number, loops: readonly Loop[], tone: Tone, weight?: Weight): this {
    return this.face(
      loops.map((loop) => loop.map(([a, b]) => AXES[axis].at(a, b, t))),
      tone,
      weight,
    );
  }

  lines(lines: readonly Loop[], weight: Weight = 3, extra?: 'axis' | 'plates'): this {
    return lines.length ? this.paint({ lines, closed: false, weight, outline: false }, extra) : this;
  }

  linesOn(axis: Axis, t: number, lines: readonly Loop[], weight: Weight = 3): this {
    return this.lines(
      lines.map((line) => line.map(([a, b]) => AXES[axis].at(a, b, t))),
      weight,
    );
  }

  text(at: Point, text: string, anchor: 'middle' | 'end' = 'middle'): this {
    this.reach(at);
    return this.push({ type: 'text', at, text, look: 'port', anchor });
  }

  /** Extends the drawing to a point without drawing there. */
  reach([x, y]: Point): void {
    const e = this.extent;
    if (x < e.x0) e.x0 = x;
    if (x > e.x1) e.x1 = x;
    if (y < e.y0) e.y0 = y;
    if (y > e.y1) e.y1 = y;
  }

  private paint(surface: Surface, extra?: 'axis' | 'plates'): this {
    for (const line of surface.lines) for (const p of line) this.reach(p);
    // the finest lines would blur at thumbnail size
    if (this.mini && surface.weight === 4) {
      if (surface.tone === undefined) return this;
      surface = { ...surface, weight: undefined };
    }
    if (surface.outline) this.current?.contour.push(...surface.lines);
    // edges of small round objects are not visible beside their contour
    if (this.mini && surface.outline && surface.weight === 3 && surface.tone === undefined) return this;
    return this.push({ type: 'path', surface, material: this.current?.material ?? 'steel', ...(extra && { extra }) });
  }

  private push(item: Item): this {
    (this.current ? this.current.items : this.items).push(item);
    return this;
  }
}

const isLoop = (loops: Loop | readonly Loop[]): loops is Loop => typeof loops[0]?.[0] === 'number';
