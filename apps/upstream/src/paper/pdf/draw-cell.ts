import type { Pdf, StructureElement } from './pdf.ts';
import type { DocumentCell, DocumentPicture } from '../document-content.ts';
import type { PrintedDrawing } from '../print-drawing.ts';
import { heightOf, heightOfLines, write, writeLines } from './page-layout.ts';
import { tag } from './tagged-pdf.ts';

const noteSize = 7.5;
const pictureGap = 4;
/** Maximum width of a drawing in a column heading and in a row, in points; its height is three quarters of that. */
const widestPictures = { TH: 92, TD: 38 };
type CellType = keyof typeof widestPictures;

/** A picture that is embedded in the file once, however often it is drawn. */
export interface EmbeddedPicture extends DocumentPicture {
  image: PDFKit.Mixins.ImageSrc;
}
export type FindPicture = (picture: DocumentPicture | undefined) => EmbeddedPicture | undefined;

/** Finds pictures by address; embeds each when it is first drawn. */
export function embedPictures(pdf: Pdf, pictures: ReadonlyMap<string, PrintedDrawing> = new Map()): FindPicture {
  const embedded = new Map<string, PDFKit.Mixins.ImageSrc>();
  return (picture) => {
    const printed = picture && pictures.get(picture.src);
    if (!picture || !printed) return undefined;
    const image = embedded.get(picture.src) ?? openPicture(pdf, printed.png);
    embedded.set(picture.src, image);
    return { ...picture, image };
  };
}

function openPicture(pdf: Pdf, png: Uint8Array): PDFKit.Mixins.ImageSrc {
  // @types/pdfkit does not know openImage
  const { openImage } = pdf as unknown as { openImage: (png: Buffer) => PDFKit.Mixins.ImageSrc };
  return openImage.call(pdf, Buffer.from(png.buffer, png.byteOffset, png.byteLength));
}

interface Place {
  x: number;
  y: number;
  width: number;
}

export function drawPicture(
  pdf: Pdf,
  parent: StructureElement,
  { image, alt }: EmbeddedPicture,
  { x, y, width }: Place,
): void {
  const height = (width * 3) / 4;
  const draw = (): void => void pdf.image(image, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  tag(pdf, parent, 'Figure', draw, { alt, bbox: [x, y, x + width, y + height] });
}

interface CellStyle {
  size: number;
  font: 'regular' | 'semibold';
  colour?: 'ink' | 'grey';
  align: 'left' | 'right';
}

const pictureWidth = (width: number, type: CellType): number => Math.min(width, widestPictures[type]);
const heightOfPicture = (width: number, type: CellType): number => (pictureWidth(width, type) * 3) / 4;

/** Height of a cell without its padding, in points. */
export function heightOfCell(
  pdf: Pdf,
  { text, note = '', picture }: DocumentCell,
  { type, width, size, font }: Pick<CellStyle, 'size' | 'font'> & { type: CellType; width: number },
  find: FindPicture,
): number {
  const texts = heightOf(pdf, text, width, size, font) + heightOfLines(pdf, note, width, noteSize);
  const drawing = find(picture) ? heightOfPicture(width, type) : 0;
  return drawing + (drawing > 0 && texts > 0 ? pictureGap : 0) + texts;
}

/** Draws picture, text and note as one structure element, starting at `y`; returns the end position. */
export function drawCell(
  pdf: Pdf,
  row: StructureElement,
  { text, note = '', picture }: DocumentCell,
  { x, y, width, ...style }: Place & CellStyle,
  { type = 'TD', scope, find }: { type?: CellType; scope?: 'Column' | 'Row'; find: FindPicture },
): number {
  const options = scope ? { scope } : {};
  let below = y;
  const writeTexts = (): void => {
    if (text !== '') write(pdf, text, { x, y: below, width, ...style });
    if (note !== '')
      writeLines(pdf, note, {
        x,
        ...(text === '' ? { y: below } : {}),
        width,
        align: style.align,
        size: noteSize,
        colour: 'grey',
      });
    if (text !== '' || note !== '') below = pdf.y;
  };
  const found = find(picture);
  if (!found) {
    tag(pdf, row, type, writeTexts, options);
    return below;
  }
  const cell = pdf.struct(type, options as object);
  row.add(cell);
  drawPicture(pdf, cell, found, { x, y, width: pictureWidth(width, type) });
  below += heightOfPicture(width, type);
  if (text !== '' || note !== '') {
    below += pictureGap;
    tag(pdf, cell, 'P', writeTexts);
  }
  cell.end();
  return below;
}

/** Draws a heading again on another page, without its picture; screen readers read it only once. */
export function drawCellAgain(pdf: Pdf, { text, note = '' }: DocumentCell, place: Place & CellStyle): void {
  write(pdf, text, place);
  if (note !== '')
    writeLines(pdf, note, { x: place.x, width: place.width, align: place.align, size: noteSize, colour: 'grey' });
}
