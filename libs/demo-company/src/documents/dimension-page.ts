import type { LineWeight, PlacedMeasure, Shape, View } from '../drawings/dimensions/dimension-sheet-shapes.ts';
import { dimensionSheet } from '../drawings/dimensions/dimension-sheet.ts';
import type { UnitParameters } from '../drawings/draw.ts';

type Pdf = PDFKit.PDFDocument;
/** Converts millimetres of a view to points of the page. */
type Place = (x: number, y: number) => [number, number];

const weights: Record<LineWeight, number> = { outline: 0.9, part: 0.5, thin: 0.35, fine: 0.15, centre: 0.3 };
const ink = '#16191b';
const left = 100;
const width = 430;
const gap = 70;

function ring({ at: [x, y], r, from, to }: { at: readonly [number, number]; r: number; from: number; to: number }) {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
}

function path(pdf: Pdf, points: readonly (readonly [number, number])[], place: Place): void {
  points.forEach(([x, y], i) => (i === 0 ? pdf.moveTo(...place(x, y)) : pdf.lineTo(...place(x, y))));
}

function drawShape(pdf: Pdf, shape: Shape, place: Place, scale: number): void {
  if (shape.type === 'label') {
    const [x, y] = place(...(shape.at as [number, number]));
    pdf
      .fillColor(ink)
      .fontSize(6)
      .text(shape.text, x - 10, y - 3, { width: 20, align: 'center', lineBreak: false });
    return;
  }
  if (shape.type === 'line') path(pdf, [shape.from, shape.to], place);
  else if (shape.type === 'polygon') path(pdf, shape.points, place);
  else if (shape.type === 'circle') pdf.circle(...place(...(shape.at as [number, number])), shape.r * scale);
  else if (shape.type === 'arc') path(pdf, ring(shape), place);
  else {
    const [x, y] = place(shape.x0, shape.y1);
    pdf.roundedRect(x, y, (shape.x1 - shape.x0) * scale, (shape.y1 - shape.y0) * scale, shape.r * scale);
  }
  if (shape.type === 'polygon') pdf.closePath();
  pdf.lineWidth(weights[shape.weight]);
  if (shape.weight === 'centre') pdf.dash(6, { space: 2 });
  if ('filled' in shape && shape.filled) pdf.fillAndStroke('#ffffff', ink);
  else pdf.stroke(ink);
  pdf.undash();
}

/** Draws a measure with extension lines, ticks and its letter; measures at the left edge are in rows further out. */
function drawMeasure(
  pdf: Pdf,
  measure: PlacedMeasure,
  place: Place,
  edge: { left: number; top: number; bottom: number },
): void {
  const isUpright = measure.edge === 'left';
  const at = isUpright
    ? edge.left - 16 * (measure.row ?? 1)
    : measure.edge === 'top'
      ? edge.top - 14
      : edge.bottom + 16;
  const ends = [measure.from, measure.to].map((value) => (isUpright ? place(0, value)[1] : place(value, 0)[0])) as [
    number,
    number,
  ];
  const start = isUpright ? place(measure.start, 0)[0] : place(0, measure.start)[1];
  for (const end of ends) {
    if (isUpright)
      pdf
        .moveTo(start, end)
        .lineTo(at - 3, end)
        .moveTo(at - 2, end + 2)
        .lineTo(at + 2, end - 2);
    else
      pdf
        .moveTo(end, start)
        .lineTo(end, at + (measure.edge === 'top' ? -3 : 3))
        .moveTo(end - 2, at + 2)
        .lineTo(end + 2, at - 2);
  }
  if (isUpright) pdf.moveTo(at, ends[0]).lineTo(at, ends[1]);
  else pdf.moveTo(ends[0], at).lineTo(ends[1], at);
  pdf.lineWidth(0.3).stroke(ink);
  const middle = (ends[0] + ends[1]) / 2;
  const [x, y] = isUpright ? [at - 13, middle - 4] : [middle - 5, measure.edge === 'top' ? at - 10 : at + 3];
  pdf.fillColor(ink).fontSize(8).text(measure.letter, x, y, { width: 10, align: 'center', lineBreak: false });
}

/**
 * Draws front and side view of a unit in first-angle projection with lettered measures; moves the position below them.
 */
export function drawDimensions(pdf: Pdf, parameters: UnitParameters): void {
  const sheet = dimensionSheet(parameters, undefined, 6);
  const span = (view: View) => view.x1 - view.x0;
  const scale = Math.min((width - gap) / (span(sheet.front) + span(sheet.side)), 330 / sheet.height);
  const floor = pdf.y + 40 + sheet.height * scale;
  const sideLeft = left + span(sheet.front) * scale + gap;
  const placeOf =
    (view: View, from: number): Place =>
    (x, y) => [from + (x - view.x0) * scale, floor - y * scale];
  pdf.font('regular');
  for (const [name, from] of [
    ['front', left],
    ['side', sideLeft],
  ] as const) {
    const place = placeOf(sheet[name], from);
    for (const shape of sheet[name].shapes) drawShape(pdf, shape, place, scale);
    const edge = { left: from, top: floor - sheet.height * scale, bottom: floor };
    for (const measure of sheet.measures.filter(({ view }) => view === name)) drawMeasure(pdf, measure, place, edge);
  }
  pdf.y = floor + 50;
}
