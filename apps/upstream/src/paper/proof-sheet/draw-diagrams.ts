import { colours, heightOf, write } from '../pdf/page-layout.ts';
import type { Pdf, StructureElement } from '../pdf/pdf.ts';
import { tag } from '../pdf/tagged-pdf.ts';
import type { DiagramPoint, ProofSheet } from './proof-sheet.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  /** Of the text, in points. */
  size: number;
}

const hotColour = '#b3261e';
const plotHeight = 78;
/** Room for temperatures beside the lines. */
const sideRoom = 46;

/** Temperatures of both liquids along the surface, with their text alternative, and the same in words below. */
export function drawDiagram(
  pdf: Pdf,
  root: StructureElement,
  { heading, alt, axis, hot, cold, ends }: ProofSheet['diagram'],
  { x, y, width, size }: Place,
): void {
  tag(pdf, root, 'H2', () => write(pdf, heading, { x, y, width, size: size + 2, font: 'semibold' }));
  const top = pdf.y + size + 2;
  const plot = { left: x + sideRoom, width: width - 2 * sideRoom };
  const bottom = top + plotHeight;
  const line = (points: DiagramPoint[], colour: string, isDashed: boolean): void => {
    points.forEach((point, n) => {
      const [atX, atY] = [plot.left + point.x * plot.width, top + point.y * plotHeight];
      if (n === 0) pdf.moveTo(atX, atY);
      else pdf.lineTo(atX, atY);
    });
    pdf.lineWidth(1.4).strokeColor(colour);
    // told apart without colour too
    if (isDashed) pdf.dash(5, { space: 3 });
    pdf.stroke();
    if (isDashed) pdf.undash();
  };
  const draw = (): void => {
    pdf.lineWidth(0.6).strokeColor(colours.rule);
    for (const share of [0, 1]) {
      pdf
        .moveTo(plot.left + share * plot.width, top)
        .lineTo(plot.left + share * plot.width, bottom)
        .stroke();
    }
    line(hot, hotColour, false);
    line(cold, colours.petrol, true);
    for (const { text, side, place, y: at } of ends) {
      const atY = top + at * plotHeight + (place === 'above' ? -size - 1 : 1);
      const isLeft = side === 'left';
      write(pdf, text, {
        x: isLeft ? x : plot.left + plot.width + 4,
        ...{ y: atY, width: sideRoom - 4, size, align: isLeft ? 'right' : 'left' },
      });
    }
    write(pdf, axis, { x: plot.left, y: bottom + 3, width: plot.width, size, colour: 'grey' });
  };
  tag(pdf, root, 'Figure', draw, { alt, bbox: [x, top, x + width, bottom + size + 4] });
  pdf.y = bottom + size + 6;
  tag(pdf, root, 'P', () => write(pdf, alt, { x, width, size: size - 0.5, colour: 'grey' }));
}

const barHeight = 5;

/** Pressure drops as bars of one scale, with what is allowed as a line; the figures stand above each. */
export function drawBars(
  pdf: Pdf,
  root: StructureElement,
  { heading, alt, bars }: ProofSheet['bars'],
  { x, y, width, size }: Place,
): void {
  tag(pdf, root, 'H2', () => write(pdf, heading, { x, y, width, size: size + 2, font: 'semibold' }));
  pdf.y += 2;
  const top = pdf.y;
  const heights = bars.map(({ text }) => heightOf(pdf, text, width, size));
  const bottom = heights.reduce((sum, height) => sum + height + barHeight + 4, top);
  const draw = (): void => {
    let at = top;
    bars.forEach(({ text, length, limit, isAbove }, n) => {
      write(pdf, text, { x, y: at, width, size });
      at += heights[n]!;
      pdf.rect(x, at, width, barHeight).fill('#eef1f3');
      pdf.rect(x, at, width * length, barHeight).fill(isAbove ? hotColour : colours.petrol);
      if (limit !== null) pdf.rect(x + width * limit - 0.75, at - 1, 1.5, barHeight + 2).fill(colours.ink);
      at += barHeight + 4;
    });
  };
  if (bars.length > 0) tag(pdf, root, 'Figure', draw, { alt, bbox: [x, top, x + width, bottom] });
  pdf.y = bottom;
}
