import { AlignmentType, ImageRun, type IStylesOptions } from 'docx';
import type { DocumentPicture } from '../document-content.ts';
import type { PrintedDrawing } from '../print-drawing.ts';

/** Twentieths of a point. */
export const pageSizes = { A4: { width: 11_906, height: 16_838 }, LETTER: { width: 12_240, height: 15_840 } };
export const margins = { top: 1_000, right: 880, bottom: 1_000, left: 880, footer: 500 };

export const colours = { ink: '16191B', grey: '55606A', petrol: '0B5563', rule: 'C9D1D6' };

/** Page layout, for everything on the page. */
export interface Frame {
  /** Between the margins, in twentieths of a point. */
  width: number;
  /** Number of articles side by side. */
  articleColumns: 1 | 2;
  pictures: ReadonlyMap<string, PrintedDrawing>;
}

/** Removes what XML cannot contain: control characters, and marks that change the direction of text. */
export const plain = (text: string): string =>
  text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]+/gu, ' ');

const font = 'Arial';

/** Sizes are in half points. */
export const docxStyles = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: { font, size: 18, color: colours.ink, language: { value: language } },
      paragraph: { spacing: { after: 40 } },
    },
    heading1: {
      run: { font, size: 40, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 120, after: 200 } },
    },
    heading2: {
      run: { font, size: 24, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 320, after: 120 } },
    },
    heading3: {
      run: { font, size: 19, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 220, after: 60 } },
    },
  },
  paragraphStyles: [
    {
      id: 'Seller',
      name: 'Seller',
      basedOn: 'Normal',
      run: { bold: true, size: 20, color: colours.petrol },
      paragraph: {
        spacing: { after: 280 },
        border: { top: { style: 'single', size: 24, space: 6, color: colours.petrol } },
      },
    },
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 17 }, paragraph: { spacing: { before: 0, after: 0 } } },
    { id: 'Note', name: 'Note', basedOn: 'Cell', run: { size: 15, color: colours.grey } },
    { id: 'Figure', name: 'Figure', basedOn: 'Cell', run: { size: 15 } },
    { id: 'ColumnName', name: 'Column name', basedOn: 'Cell', run: { size: 15, bold: true, color: colours.grey } },
    {
      id: 'PageLine',
      name: 'Page line',
      basedOn: 'Normal',
      run: { size: 15, color: colours.grey },
      paragraph: { alignment: AlignmentType.LEFT },
    },
  ],
});

/** A drawing in a paragraph, at most `width` CSS pixels wide; undefined when there is none. */
export function drawingRun(
  picture: DocumentPicture | undefined,
  width: number,
  { pictures }: Pick<Frame, 'pictures'>,
): ImageRun | undefined {
  const drawing = picture && pictures.get(picture.src);
  if (!picture || !drawing) return undefined;
  const scale = Math.min(width / drawing.width, (width * 0.75) / drawing.height);
  const alt = plain(picture.alt);
  return new ImageRun({
    type: 'png',
    data: drawing.png,
    transformation: { width: Math.round(drawing.width * scale), height: Math.round(drawing.height * scale) },
    altText: { name: alt, description: alt, title: '' },
  });
}
