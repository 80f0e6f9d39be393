import { html, type Html } from '../pages/html.ts';
import { modelOf, packLength, type Choices } from './unit.ts';

/** A line or a rectangle of the side view, in millimetres. */
export interface Shape {
  kind: 'frame' | 'plate' | 'bar';
  x: number;
  y: number;
  width: number;
  height: number;
}

const most = 60;

/** The side view: frame plate, plates, pressure plate, column and bars. At most 60 plates are drawn. */
export function sideView(choices: Choices): { width: number; height: number; shapes: Shape[] } {
  const model = modelOf(choices);
  const { height } = model.size;
  const bar = model.frames[choices.frame].millimetres;
  const pack = Math.min(packLength(choices), bar);
  const [thick, top] = [30, 40];
  const count = Math.min(choices.plates, most);
  const plates = Array.from({ length: count }, (_, n): Shape => ({
    ...{ kind: 'plate', x: thick + (pack * n) / count, y: top + 20 },
    ...{ width: Math.max(1, (pack / count) * 0.6), height: height - 40 },
  }));
  return {
    width: thick * 3 + bar + 20,
    height: height + top * 2,
    shapes: [
      { kind: 'bar', x: 0, y: top, width: thick * 2 + bar, height: 14 },
      { kind: 'bar', x: 0, y: top + height - 14, width: thick * 2 + bar, height: 14 },
      { kind: 'frame', x: 0, y: top, width: thick, height },
      ...plates,
      { kind: 'frame', x: thick + pack, y: top, width: thick, height },
      { kind: 'frame', x: thick + bar + 10, y: top, width: 14, height },
    ],
  };
}

export function drawing(choices: Choices, label: string): Html {
  const { width, height, shapes } = sideView(choices);
  return html`<svg class="unit" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
    ${shapes.map(
      (one) => html`<rect class="${one.kind}" x="${one.x}" y="${one.y}" width="${one.width}" height="${one.height}" />`,
    )}
  </svg>`;
}
