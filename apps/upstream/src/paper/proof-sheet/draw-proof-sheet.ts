import { printable } from '../pdf/printable.ts';
import { bottomOf, colours, contentWidth, margin, write } from '../pdf/page-layout.ts';
import type { Pdf, StructureElement } from '../pdf/pdf.ts';
import { artifact, group, startPdf, tag } from '../pdf/tagged-pdf.ts';
import { drawBars, drawDiagram } from './draw-diagrams.ts';
import { drawSheetTable } from './draw-sheet-table.ts';
import type { ProofSheet } from './proof-sheet.ts';

/** Sizes of the text: long names and languages get a smaller one, so that all stands on one page. */
const textSizes = [7.5, 7, 6.5, 6, 5.5];
const columnGap = 18;

/** Draws a proof sheet as tagged PDF on one page. */
export async function drawProofSheet(sheet: ProofSheet): Promise<Uint8Array> {
  let drawn: Uint8Array | undefined;
  for (const size of textSizes) {
    const { bytes, isOnePage } = await drawWith(sheet, size);
    drawn = bytes;
    if (isOnePage) break;
  }
  return drawn!;
}

async function drawWith(sheet: ProofSheet, size: number): Promise<{ bytes: Uint8Array; isOnePage: boolean }> {
  const { language, pageSize, writtenOn, seller } = sheet;
  const { pdf, bytes } = startPdf({
    ...{ language, pageSize, writtenOn, author: seller },
    title: printable(sheet.title),
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, root, sheet, size);
  drawSheetTable(pdf, root, sheet.duty, size);
  drawPictures(pdf, root, sheet, size);
  drawSheetTable(pdf, root, sheet.figures, size);
  if (sheet.running) drawSheetTable(pdf, root, sheet.running, size);
  drawFoot(pdf, root, sheet, size);
  root.end();
  const isOnePage = pdf.bufferedPageRange().count === 1 && pdf.y <= bottomOf(pdf) + 30;
  pdf.end();
  return { bytes: await bytes, isOnePage };
}

function drawHead(
  pdf: Pdf,
  root: StructureElement,
  { seller, title, facts, verdicts }: ProofSheet,
  size: number,
): void {
  artifact(pdf, 'Layout', () => pdf.rect(margin, margin - 12, contentWidth(pdf), 3).fill(colours.petrol));
  tag(pdf, root, 'P', () => write(pdf, seller, { x: margin, y: margin, size: 9, font: 'semibold', colour: 'petrol' }));
  pdf.y += 4;
  tag(pdf, root, 'H1', () => write(pdf, title, { x: margin, size: 15, font: 'semibold' }));
  pdf.y += 4;
  for (const { name, value } of facts) {
    tag(pdf, root, 'P', () => write(pdf, `${name}: ${value}`, { x: margin, size: size + 0.5 }));
  }
  pdf.y += 4;
  for (const { name, text, isGood } of verdicts) {
    const { y } = pdf;
    tag(pdf, root, 'P', () =>
      write(pdf, `${name}: ${text}`, { x: margin + 8, size: size + 1, font: isGood ? 'semibold' : 'regular' }),
    );
    const below = pdf.y;
    artifact(pdf, 'Layout', () => pdf.rect(margin, y, 3, below - y - 2).fill(isGood ? colours.petrol : colours.ink));
    pdf.y = below;
  }
  pdf.y += 5;
}

/** The diagram, and the bars beside it. */
function drawPictures(pdf: Pdf, root: StructureElement, { diagram, bars }: ProofSheet, size: number): void {
  const width = (contentWidth(pdf) - columnGap) / 2;
  const top = pdf.y;
  drawDiagram(pdf, root, diagram, { x: margin, y: top, width, size });
  const below = pdf.y;
  drawBars(pdf, root, bars, { x: margin + width + columnGap, y: top, width, size });
  pdf.y = Math.max(below, pdf.y) + 6;
}

function drawFoot(pdf: Pdf, root: StructureElement, { notes, estimate, link }: ProofSheet, size: number): void {
  for (const note of notes) {
    tag(pdf, root, 'P', () => write(pdf, note, { x: margin, size: size - 0.5, colour: 'grey' }));
  }
  pdf.y += 3;
  tag(pdf, root, 'P', () => write(pdf, estimate, { x: margin, size: size + 1, font: 'semibold' }));
  if (!link) return;
  const { text, address } = link;
  group(pdf, root, 'P', (paragraph) =>
    tag(pdf, paragraph, 'Link', () => write(pdf, text, { x: margin, size: size - 1, colour: 'petrol', link: address })),
  );
}
