import { drawKind } from './draw-kind.ts';
import type { DrawingParameters } from './drawing-parameters.ts';
import { frameGeometry } from './frame.ts';
import type { Theme } from './palette.ts';
import { nameplateOf } from './plate-pack.ts';
import type { PlatePackParameters } from './plate-pack.ts';
import { project } from './projection.ts';
import { Scene } from './scene.ts';
import type { Detail } from './scene.ts';
import { fillScale, frameOf, svgBody, svgFile } from './svg-document.ts';
import type { Box, Frame } from './svg-document.ts';

export type { DrawingParameters, UnitParameters } from './drawing-parameters.ts';
export type { Theme } from './palette.ts';
export type { Detail } from './scene.ts';
export type { Box } from './svg-document.ts';
export { dimensionDrawing, dimensionDrawingPair } from './dimensions/dimension-drawing.ts';
export { dimensionDrawingDxf } from './dimensions/dimension-drawing-dxf.ts';
export { dimensionMeasures } from './dimensions/dimension-sheet.ts';
export type { Units } from './dimensions/dimension-sheet-shapes.ts';
export { explodedViewPair } from './exploded-view.ts';

export type DrawingOptions = {
  theme: Theme;
  detail: Detail;
  /** Size in pixels that the drawing fits into. */
  box: Box;
  /** Title of the picture, in the language of its page or in none. */
  title: string;
  /**
   * Millimetres per pixel: a common one for a category makes bigger objects look bigger. By default each fills its box.
   */
  scale?: number;
};
export type Pair = { light: string; dark: string };

const extents = new Map<string, Scene['extent']>();
const EXTENTS_KEPT = 512;

/** Extent in projected millimetres, measured by drawing with the least detail. */
function extentOf(parameters: DrawingParameters): Scene['extent'] {
  const key = JSON.stringify(parameters);
  const known = extents.get(key);
  if (known) return known;
  const rough = new Scene('mini', 2);
  drawKind(rough, parameters);
  if (extents.size >= EXTENTS_KEPT) extents.clear();
  extents.set(key, rough.extent);
  return rough.extent;
}

function framed(parameters: DrawingParameters, options: Omit<DrawingOptions, 'theme'>): { scene: Scene; frame: Frame } {
  const { detail, box, scale } = options;
  const { k } = frameOf(extentOf(parameters), box, detail, scale);
  const scene = new Scene(detail, 1 / k);
  drawKind(scene, parameters);
  return { scene, frame: frameOf(scene.extent, box, detail, scale) };
}

/** One drawing in both themes; the geometry is computed once. */
export function drawingPair(parameters: DrawingParameters, options: Omit<DrawingOptions, 'theme'>): Pair {
  const { scene, frame } = framed(parameters, options);
  const body = svgBody(scene, frame);
  const file = (theme: Theme) => svgFile(body, theme, options.detail, options.title);
  return { light: file('light'), dark: file('dark') };
}

/**
 * One file for both themes, for a picture with a single address: an SVG in an image element follows the colour scheme of that element.
 */
export function themedDrawing(parameters: DrawingParameters, options: Omit<DrawingOptions, 'theme'>): string {
  const { scene, frame } = framed(parameters, options);
  return svgFile(svgBody(scene, frame), 'both', options.detail, options.title);
}

/** A standalone SVG file, always the same for the same parameters. */
export function drawing(parameters: DrawingParameters, { theme, ...options }: DrawingOptions): string {
  return drawingPair(parameters, options)[theme];
}

/** The scale (millimetres per pixel) at which an object fills its box. */
export const scaleOf = (parameters: DrawingParameters, box: Box, detail: Detail): number =>
  1 / fillScale(extentOf(parameters), box, detail);

/** The scale at which the largest object of a category fills its box. */
export const commonScale = (category: readonly DrawingParameters[], box: Box, detail: Detail): number =>
  Math.max(...category.map((parameters) => scaleOf(parameters, box, detail)));

/**
 * Middle of the left edge of the nameplate, as fractions (0 to 1) of the drawing's width and height: the end of a
 * leader.
 */
export function nameplateAnchor(parameters: PlatePackParameters, options: Omit<DrawingOptions, 'theme' | 'title'>) {
  const { frame } = framed(parameters, { ...options, title: '' });
  const plate = nameplateOf(frameGeometry(parameters));
  const [low, , , high] = plate;
  const [w, h] = [low?.[0] ?? 0, ((low?.[1] ?? 0) + (high?.[1] ?? 0)) / 2];
  const [x, y] = frame.place(project(-1, w, h));
  return { x: x / frame.width, y: y / frame.height };
}
