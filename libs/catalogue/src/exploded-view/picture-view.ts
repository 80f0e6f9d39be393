/** Which part of a picture is seen: the picture is `scale` times as large as its window, and moved by x and y windows. */
export interface PictureView {
  scale: number;
  x: number;
  y: number;
}

/** A point of the window: 0 to 1 from its left and upper edge. */
export interface Point {
  x: number;
  y: number;
}

export const wholePicture: PictureView = { scale: 1, x: 0, y: 0 };
export const maxScale = 5;
/** One press of a button, or of plus and minus. */
export const zoomStep = 1.4;
/** Distance from the edge, in windows, that a balloon keeps when it is brought into view. */
const margin = 0.08;

/** The nearest view that is not smaller than its window and leaves no edge of it empty. */
export function withinLimits({ scale, x, y }: PictureView): PictureView {
  const limited = Math.min(Math.max(scale, 1), maxScale);
  const moved = (by: number): number => Math.min(Math.max(by, 1 - limited), 0);
  return { scale: limited, x: moved(x), y: moved(y) };
}

/** Larger or smaller by a factor; what is at the point stays there as far as the limits allow. */
export function zoomed(view: PictureView, factor: number, at: Point = { x: 0.5, y: 0.5 }): PictureView {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxScale);
  const ratio = scale / view.scale;
  return withinLimits({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio });
}

/** Moved by parts of the window. */
export const moved = (view: PictureView, by: Point): PictureView =>
  withinLimits({ ...view, x: view.x + by.x, y: view.y + by.y });

/** Moved just so far that a point of the picture, 0 to 1, is in the window. */
export function showing(view: PictureView, { x, y }: Point): PictureView {
  const missing = (at: number): number => Math.max(margin - at, 0) - Math.max(at - (1 - margin), 0);
  return moved(view, { x: missing(view.x + x * view.scale), y: missing(view.y + y * view.scale) });
}

/** Positions in the order in which the picture is read: line by line, where a line is as high as three balloons. */
export function inReadingOrder<P extends Point>(points: readonly P[], radius: number): P[] {
  const lines: P[][] = [];
  for (const point of [...points].sort((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    if (line && point.y - line[0]!.y < 6 * radius) line.push(point);
    else lines.push([point]);
  }
  return lines.flatMap((line) => line.sort((one, other) => one.x - other.x));
}
