import PDFDocument from 'pdfkit';
import { footHeight, margin } from './page-layout.ts';
import type { Pdf, StructureElement } from './pdf.ts';
import { pdfFonts } from './pdf-fonts.ts';

interface Properties {
  /** BCP 47. */
  language: string;
  title: string;
  author: string;
  /** A name, or width and height in points. */
  pageSize: 'A4' | 'LETTER' | [number, number];
  isLandscape?: boolean;
  writtenOn: Date;
}

/** Starts a tagged file (PDF 1.7, PDF/UA-1) and returns it with its bytes. Pages stay in memory until the end. */
export function startPdf({ language, title, author, pageSize, isLandscape = false, writtenOn }: Properties): {
  pdf: Pdf;
  bytes: Promise<Uint8Array>;
} {
  const pdf = new PDFDocument({
    size: pageSize,
    layout: isLandscape ? 'landscape' : 'portrait',
    // text longer than a page continues within these margins
    margins: { top: margin, bottom: footHeight, left: 0, right: 0 },
    pdfVersion: '1.7',
    // @types/pdfkit knows only the subsets of PDF/A
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
  for (const [name, font] of Object.entries(pdfFonts)) pdf.registerFont(name, font);
  return { pdf, bytes };
}

interface TagOptions {
  /** What a table heading applies to. */
  scope?: 'Column' | 'Row';
  /** Text alternative of a picture. */
  alt?: string;
  /** Left, upper, right and lower edge of a picture in points. */
  bbox?: [number, number, number, number];
}

/** Adds a structure element with the content drawn by `draw`. */
export function tag(
  pdf: Pdf,
  parent: StructureElement,
  type: string,
  draw: () => void,
  options: TagOptions = {},
): void {
  parent.add(pdf.struct(type, options, draw));
}

/** Adds a structure element for the elements that `fill` adds. */
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

/** Draws decoration that screen readers skip: rules, and content repeated on every page. */
export function artifact(pdf: Pdf, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
