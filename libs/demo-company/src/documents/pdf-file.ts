import type { PdfFonts } from '../demo-company.ts';
import PDFDocument from 'pdfkit';
import type { UnitParameters } from '../drawings/draw.ts';
import { drawDimensions } from './dimension-page.ts';

/** One part of a document, under its heading. */
export interface PdfSection {
  heading?: string;
  paragraphs?: string[];
  steps?: string[];
  rows?: { name: string; value: string }[];
}

export interface PdfContent {
  title: string;
  /** Line above the title: kind of document and revision. */
  kicker: string;
  /** BCP 47; null for a document with figures only. */
  language: string | null;
  sections: PdfSection[];
  /** Last line of every page. */
  footer: string;
  /** A unit; its dimension drawing is above the text. */
  drawing?: UnitParameters;
}

const petrol = '#0b5563';
const ink = '#16191b';
const grey = '#55606a';
const margin = 56;
const bottom = 784;
/** Fixed date, so that the same content creates an identical file. */
const written = new Date('2026-03-14T08:00:00Z');

type Pdf = InstanceType<typeof PDFDocument>;

function room(pdf: Pdf, points: number): void {
  if (pdf.y + points > bottom) pdf.addPage();
}

/** A heading, paragraphs, numbered steps and rows of name and value, tagged for screen readers. */
function drawSection(pdf: Pdf, root: PDFKit.PDFStructureElement, section: PdfSection): void {
  const tagged = (parent: PDFKit.PDFStructureElement, type: string, draw: () => void) =>
    parent.add(pdf.struct(type, {}, draw));
  if (section.heading) {
    room(pdf, 80);
    const { heading } = section;
    tagged(root, 'H2', () =>
      pdf.moveDown(0.8).font('semibold').fontSize(13).fillColor(ink).text(heading, margin).moveDown(0.3),
    );
  }
  const body = (text: string, indent = 0) => {
    room(pdf, 40);
    pdf
      .font('regular')
      .fontSize(10)
      .fillColor(ink)
      .text(text, margin + indent, undefined, { width: 483 - indent, lineGap: 2 })
      .moveDown(0.4);
  };
  for (const paragraph of section.paragraphs ?? []) tagged(root, 'P', () => body(paragraph));
  if (section.steps) {
    const list = pdf.struct('L');
    root.add(list);
    section.steps.forEach((step, i) => tagged(list, 'LI', () => body(`${i + 1}.  ${step}`, 12)));
    list.end();
  }
  if (section.rows) {
    const table = pdf.struct('Table');
    root.add(table);
    for (const { name, value } of section.rows) {
      room(pdf, 20);
      const y = pdf.y;
      const row = pdf.struct('TR');
      table.add(row);
      tagged(row, 'TH', () =>
        pdf
          .font('regular')
          .fontSize(10)
          .fillColor(grey)
          .text(name, margin, y + 3, { width: 250, lineBreak: false }),
      );
      tagged(row, 'TD', () => pdf.fillColor(ink).text(value, margin + 260, y + 3, { width: 223 }));
      row.end();
      const below = Math.max(pdf.y, y + 17);
      pdf
        .moveTo(margin, below)
        .lineTo(margin + 483, below)
        .lineWidth(0.4)
        .stroke('#c9d1d6');
      pdf.y = below;
    }
    table.end();
  }
}

/** Creates a tagged A4 file (PDF 1.7) of headings, text and tables. The same content creates identical bytes. */
export async function createPdf(content: PdfContent, fonts: PdfFonts): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 40 },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    ...(content.language === null ? {} : { lang: content.language }),
    info: {
      Title: content.title,
      Author: 'Vadholm',
      Creator: 'Vadholm',
      Producer: 'Vadholm',
      CreationDate: written,
      ModDate: written,
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  root.add(
    pdf.struct('P', {}, () =>
      pdf.font('semibold').fontSize(10).fillColor(petrol).text(content.kicker, margin, margin).moveDown(0.4),
    ),
  );
  root.add(
    pdf.struct('H1', {}, () =>
      pdf.font('semibold').fontSize(20).fillColor(ink).text(content.title, { width: 483 }).moveDown(0.6),
    ),
  );
  const { drawing } = content;
  if (drawing) root.add(pdf.struct('Figure', { alt: content.title }, () => drawDimensions(pdf, drawing)));
  for (const section of content.sections) drawSection(pdf, root, section);
  root.end();

  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // the footer is below the text's own margin
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(grey)
      .text(`${content.footer}   ${page + 1} / ${count}`, margin, 800, { width: 483, lineBreak: false });
    pdf.endMarkedContent();
  }
  pdf.end();
  return whole;
}
