import PDFDocument from 'pdfkit';
import { footHeight, margin } from './page-layout.ts';
import type { Pdf, StructureElement } from './pdf.ts';
import { pdfFonts } from './pdf-fonts.ts';

interface Properties {
  /** BCP 47. */
  language: string;
  title: string;
  author: string;
  pageSize: 'A4' | 'LETTER';
  isLandscape?: boolean;
  writtenOn: Date;
}

/** An empty tagged file (PDF 1.7, PDF/UA-1) whose pages are kept until the end, and its bytes when it is ended. */
export function startPdf({ language, title, author, pageSize, isLandscape = false, writtenOn }: Properties): {
  pdf: Pdf;
  bytes: Promise<Uint8Array>;
} {
  const pdf = new PDFDocument({
    size: pageSize,
    layout: isLandscape ? 'landscape' : 'portrait',
    // what is longer than a page goes on within them
    margins: { top: margin, bottom: footHeight, left: 0, right: 0 },
    pdfVersion: '1.7',
    // @types/pdfkit knows only those of PDF/A
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang: language,
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: writtenOn,
      ModDate: writtenOn,
    },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', pdfFonts.regular).registerFont('semibold', pdfFonts.semibold);
  return { pdf, bytes };
}

interface TagOptions {
  /** Of what a heading of a table is one. */
  scope?: 'Column' | 'Row';
  /** What is read aloud in place of a picture. */
  alt?: string;
  /** Left, upper, right and lower end of a picture in points. */
  bbox?: [number, number, number, number];
}

/** Adds an element with what `draw` draws. */
export function tag(
  pdf: Pdf,
  parent: StructureElement,
  type: string,
  draw: () => void,
  options: TagOptions = {},
): void {
  parent.add(pdf.struct(type, options, draw));
}

/** Adds an element for others; they are added before `fill` is over. */
export function group(
  pdf: Pdf,
  parent: StructureElement,
  type: string,
  fill: (element: StructureElement) => void,
): void {
  const element = pdf.struct(type);
  parent.add(element);
  fill(element);
  element.end();
}

/** Draws what is only for the eyes: rules, and what is repeated on every page. */
export function artifact(pdf: Pdf, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
