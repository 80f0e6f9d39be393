import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Draws a page of a PDF file as a printer would, as PNG. */
export async function drawPdfPage(pdf: PDFDocumentProxy, number: number, dotsPerInch = 200): Promise<Buffer> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // its types know only the canvas of a browser
  const drawn: object = { canvas, viewport };
  await page.render(drawn as Parameters<PDFPageProxy['render']>[0]).promise;
  return canvas.toBuffer('image/png');
}
