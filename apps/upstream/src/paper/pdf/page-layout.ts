import type { Pdf } from './pdf.ts';
import { printable, printableLines } from './printable.ts';

/** Points on each side of a page. */
export const margin = 44;
/** Points at the end of a page that are not for text. */
export const footHeight = 60;

export const colours = { ink: '#16191b', grey: '#55606a', petrol: '#0b5563', rule: '#c9d1d6' };

export const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * margin;
export const bottomOf = (pdf: Pdf): number => pdf.page.height - footHeight;

/** Goes to a new page where there is no such room, in points; answers whether it did. */
export function room(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottomOf(pdf)) return false;
  pdf.addPage();
  pdf.y = margin;
  return true;
}

interface TextStyle {
  x: number;
  /** Without it where the pen is. */
  y?: number;
  /** Without it all that is left to the right. */
  width?: number;
  size: number;
  font?: 'regular' | 'semibold';
  colour?: 'ink' | 'grey' | 'petrol';
  align?: 'left' | 'right';
}

const lineGap = 1.5;

/** Writes one paragraph and leaves the pen below it. */
export const write = (pdf: Pdf, text: string, style: TextStyle): void => draw(pdf, printable(text), style);

/** Writes what somebody has entered, in its lines, and leaves the pen below it. */
export const writeLines = (pdf: Pdf, text: string, style: TextStyle): void => draw(pdf, printableLines(text), style);

function draw(pdf: Pdf, text: string, { x, y = pdf.y, ...style }: TextStyle): void {
  const { width = pdf.page.width - margin - x, size, font = 'regular', colour = 'ink', align = 'left' } = style;
  pdf.font(font).fontSize(size).fillColor(colours[colour]).text(text, x, y, { width, align, lineGap });
}

/** Points that a paragraph takes. */
export function heightOf(pdf: Pdf, text: string, width: number, size: number, font = 'regular'): number {
  if (text === '') return 0;
  return pdf.font(font).fontSize(size).heightOfString(printable(text), { width, lineGap });
}

/** Points that a text takes in its lines. */
export function heightOfLines(pdf: Pdf, text: string, width: number, size: number): number {
  if (text === '') return 0;
  return pdf.font('regular').fontSize(size).heightOfString(printableLines(text), { width, lineGap });
}
