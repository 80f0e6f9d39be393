import type { Pdf } from './pdf.ts';
import { needsWideFont, printable, printableLines } from './printable.ts';

/** Left and right margin of a page, in points. */
export const margin = 44;
/** Footer height, in points. */
export const footHeight = 60;

export const colours = { ink: '#16191b', grey: '#55606a', petrol: '#0b5563', rule: '#c9d1d6' };

export const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * margin;
export const bottomOf = (pdf: Pdf): number => pdf.page.height - footHeight;

/** Starts a new page when less than `height` points are left; returns whether it did. */
export function room(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottomOf(pdf)) return false;
  pdf.addPage();
  pdf.y = margin;
  return true;
}

interface TextStyle {
  x: number;
  /** Defaults to the current position. */
  y?: number;
  /** Defaults to the remaining width. */
  width?: number;
  size: number;
  font?: 'regular' | 'semibold';
  colour?: 'ink' | 'grey' | 'petrol';
  align?: 'left' | 'right';
  /** Address that the text opens. */
  link?: string;
}

const lineGap = 1.5;

/** Writes one paragraph and moves the position below it. */
export const write = (pdf: Pdf, text: string, style: TextStyle): void => draw(pdf, printable(text), style);

/** Writes user input with its line breaks, and moves the position below it. */
export const writeLines = (pdf: Pdf, text: string, style: TextStyle): void => draw(pdf, printableLines(text), style);

function draw(pdf: Pdf, text: string, { x, y = pdf.y, link, ...style }: TextStyle): void {
  const { width = pdf.page.width - margin - x, size, font = 'regular', colour = 'ink', align = 'left' } = style;
  chooseFont(pdf, text, font)
    .fontSize(size)
    .fillColor(colours[colour])
    .text(text, x, y, { width, align, lineGap, ...(link === undefined ? {} : { link }) });
}

/** A text is written in one font as a whole, since the parts of a mixed one would be measured apart. */
const chooseFont = (pdf: Pdf, text: string, font: string): Pdf => pdf.font(fontFor(text, font));

/** Name of the font that has all characters of a printable text. */
export const fontFor = (text: string, font: string): string => (needsWideFont(text) ? `wide-${font}` : font);

/** Height of a paragraph, in points. */
export function heightOf(pdf: Pdf, text: string, width: number, size: number, font = 'regular'): number {
  if (text === '') return 0;
  const printed = printable(text);
  return chooseFont(pdf, printed, font).fontSize(size).heightOfString(printed, { width, lineGap });
}

/** Height of a text with line breaks, in points. */
export function heightOfLines(pdf: Pdf, text: string, width: number, size: number): number {
  if (text === '') return 0;
  const printed = printableLines(text);
  return chooseFont(pdf, printed, 'regular').fontSize(size).heightOfString(printed, { width, lineGap });
}
