import { fontFor } from '../pdf/page-layout.ts';
import type { Pdf, StructureElement } from '../pdf/pdf.ts';
import { printable } from '../pdf/printable.ts';
import { group, startPdf, tag } from '../pdf/tagged-pdf.ts';
import { blackRuns } from './black-runs.ts';
import type { Label, LabelSheet } from './label.ts';
import { pointsPerMm, sheetLayouts } from './label-sheets.ts';
import { layOutLabel, type MeasureText } from './lay-out-label.ts';
import { nextTurn } from '../../next-turn.ts';

/** Draws labels as tagged PDF, sheet by sheet. Everything is black, since label printers know nothing else. */
export async function drawLabelSheet(sheet: LabelSheet): Promise<Uint8Array> {
  const { page, columns, rows, label: size, left, top, pitchX, pitchY } = sheetLayouts[sheet.kind];
  const points = (mm: number): number => mm * pointsPerMm;
  const { pdf, bytes } = startPdf({
    language: sheet.language,
    title: printable(sheet.title),
    author: sheet.author,
    pageSize: [points(page.width), points(page.height)],
    writtenOn: sheet.writtenOn,
  });
  // labels reach into what is the margin of a letter
  const toEdges = (): void => void (pdf.page.margins = { top: 0, bottom: 0, left: 0, right: 0 });
  toEdges();
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const perPage = columns * rows;
  for (const [at, label] of sheet.labels.entries()) {
    const position = sheet.firstPosition - 1 + at;
    if (at > 0 && position % perPage === 0) {
      await nextTurn();
      pdf.addPage();
      toEdges();
    }
    const onPage = position % perPage;
    drawLabel(pdf, root, label, {
      x: points(left + (onPage % columns) * pitchX),
      y: points(top + Math.floor(onPage / columns) * pitchY),
      width: points(size.width),
      height: points(size.height),
    });
  }
  root.end();
  pdf.end();
  return bytes;
}

export const measureIn =
  (pdf: Pdf): MeasureText =>
  (text, font, size) =>
    pdf.font(fontFor(text, font)).fontSize(size).widthOfString(text);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawLabel(pdf: Pdf, root: StructureElement, label: Label, { x, y, width, height }: Box): void {
  const { code, lines } = layOutLabel(label, width, height, measureIn(pdf));
  const side = code.rows.length * code.module;
  const corner: [number, number] = [x + code.x, y + code.y];
  const drawCode = (): void => {
    for (const run of blackRuns(code)) pdf.rect(x + run.x, y + run.y, run.width, run.height);
    pdf.fill('#000000');
  };
  group(pdf, root, 'Div', (box) => {
    tag(pdf, box, 'Figure', drawCode, {
      alt: label.codeAlt,
      bbox: [...corner, corner[0] + side, corner[1] + side],
    });
    tag(pdf, box, 'P', () => {
      for (const line of lines) {
        pdf
          .font(fontFor(line.text, line.font))
          .fontSize(line.size)
          .fillColor('#000000')
          .text(line.text, x + line.x, y + line.baseline, { lineBreak: false, baseline: 'alphabetic' });
      }
    });
  });
}
