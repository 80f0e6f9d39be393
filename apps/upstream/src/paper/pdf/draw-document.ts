import type { Pdf, StructureElement } from './pdf.ts';
import { fullTitle, pageMarks, type DocumentContent } from '../document-content.ts';
import { drawArticles } from './draw-articles.ts';
import { embedPictures } from './draw-cell.ts';
import { drawTable } from './draw-table.ts';
import {
  bottomOf,
  colours,
  contentWidth,
  heightOf,
  heightOfLines,
  margin,
  room,
  write,
  writeLines,
} from './page-layout.ts';
import { printable } from './printable.ts';
import { artifact, group, startPdf, tag } from './tagged-pdf.ts';
import { nextTurn } from '../../next-turn.ts';

/**
 * Draws a document as tagged PDF. Yields between parts, so that long documents never block for more than some
 * milliseconds.
 */
export async function drawDocument(content: DocumentContent): Promise<Uint8Array> {
  const { language, pageSize, isLandscape = false, writtenOn, seller, pictures } = content;
  const title = printable(fullTitle(content));
  const { pdf, bytes } = startPdf({ language, pageSize, isLandscape, writtenOn, title, author: seller });
  const find = embedPictures(pdf, pictures);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, root, content);
  drawFacts(pdf, root, content.facts);
  drawColumns(pdf, root, content.addresses);
  for (const [n, table] of content.tables.entries()) {
    if (n > 0) pdf.y += 8;
    const isLast = n === content.tables.length - 1;
    await drawTable(pdf, root, table, find, isLast ? heightOfSums(content.sums) : 0);
  }
  if (content.sums.length > 0) drawSums(pdf, root, content.sums);
  else pdf.y += 12;
  drawSections(pdf, root, content.sections);
  if (content.articles) await drawArticles(pdf, root, content.articles, find);
  root.end();
  await nextTurn();
  drawPageLines(pdf, content);
  await nextTurn();
  pdf.end();
  return bytes;
}

function drawHead(pdf: Pdf, root: StructureElement, content: DocumentContent): void {
  const { seller } = content;
  artifact(pdf, 'Layout', () => pdf.rect(margin, margin - 12, contentWidth(pdf), 3).fill(colours.petrol));
  tag(pdf, root, 'P', () => write(pdf, seller, { x: margin, y: margin, size: 10, font: 'semibold', colour: 'petrol' }));
  pdf.y += 22;
  tag(pdf, root, 'H1', () => write(pdf, fullTitle(content), { x: margin, size: 20, font: 'semibold' }));
  pdf.y += 16;
}

/** Two columns of names and values, read one after the other. */
function drawFacts(pdf: Pdf, root: StructureElement, facts: DocumentContent['facts']): void {
  const gap = 24;
  const width = (contentWidth(pdf) - gap) / 2;
  const nameWidth = 108;
  const half = Math.ceil(facts.length / 2);
  const top = pdf.y;
  let below = top;
  group(pdf, root, 'Table', (table) => {
    facts.forEach(({ name, value }, n) => {
      if (n === half) pdf.y = top;
      const x = margin + (n < half ? 0 : width + gap);
      const y = pdf.y;
      let bottom = y;
      group(pdf, table, 'TR', (row) => {
        const cell = { y, size: 8.5 };
        tag(pdf, row, 'TH', () => write(pdf, name, { ...cell, x, width: nameWidth - 8, colour: 'grey' }), {
          scope: 'Row',
        });
        bottom = pdf.y;
        tag(pdf, row, 'TD', () => write(pdf, value, { ...cell, x: x + nameWidth, width: width - nameWidth }));
      });
      pdf.y = Math.max(bottom, pdf.y) + 4;
      below = Math.max(below, pdf.y);
    });
  });
  pdf.y = below + 14;
}

const columnGap = 24;
const columnWidth = (pdf: Pdf): number => (contentWidth(pdf) - columnGap) / 2;

/** Addresses or short sections beside each other. */
function drawColumns(pdf: Pdf, root: StructureElement, columns: DocumentContent['addresses']): void {
  const width = columnWidth(pdf);
  const top = pdf.y;
  let below = top;
  columns.forEach(({ heading, lines }, n) => {
    const x = margin + n * (width + columnGap);
    tag(pdf, root, 'H2', () => write(pdf, heading, { x, y: top, width, size: 10, font: 'semibold' }));
    pdf.y += 3;
    tag(pdf, root, 'P', () => {
      for (const line of lines) write(pdf, line, { x, width, size: 9.5 });
    });
    below = Math.max(below, pdf.y);
  });
  pdf.y = below + 20;
}

const sumHeight = 17;
const heightOfSums = (sums: DocumentContent['sums']): number => (sums.length > 0 ? sums.length * sumHeight + 20 : 0);

function drawSums(pdf: Pdf, root: StructureElement, sums: DocumentContent['sums']): void {
  const width = 260;
  const valueWidth = 110;
  const x = margin + contentWidth(pdf) - width;
  room(pdf, heightOfSums(sums));
  group(pdf, root, 'Table', (table) => {
    for (const { name, value, isTotal = false } of sums) {
      const y = pdf.y;
      const cell = { y: y + 3, size: isTotal ? 11 : 9.5, font: isTotal ? 'semibold' : 'regular' } as const;
      if (isTotal) artifact(pdf, 'Layout', () => pdf.rect(x, y, width, 0.8).fill(colours.ink));
      group(pdf, table, 'TR', (row) => {
        const nameWidth = width - valueWidth;
        tag(pdf, row, 'TH', () => write(pdf, name, { ...cell, x, width: nameWidth }), { scope: 'Row' });
        tag(pdf, row, 'TD', () => write(pdf, value, { ...cell, x: x + nameWidth, width: valueWidth, align: 'right' }));
      });
      pdf.y = Math.max(pdf.y + 2, y + sumHeight);
    }
  });
  pdf.y += 18;
}

/** Two short sections beside each other, the others below each other. */
function drawSections(pdf: Pdf, root: StructureElement, sections: DocumentContent['sections']): void {
  for (let n = 0; n < sections.length; n += 1) {
    const [section, next] = [sections[n]!, sections[n + 1]];
    if (section.isBesideNext && next) {
      const heights = [section, next].map(({ lines }) =>
        lines.reduce((sum, line) => sum + heightOf(pdf, line, columnWidth(pdf), 9.5), 0),
      );
      room(pdf, Math.max(...heights) + 20);
      drawColumns(pdf, root, [section, next]);
      n += 1;
    } else drawSection(pdf, root, section.heading, section.lines);
  }
}

function drawSection(pdf: Pdf, root: StructureElement, heading: string, lines: string[]): void {
  const height = heightOfLines(pdf, lines.join('\n'), contentWidth(pdf), 9.5);
  room(pdf, Math.min(height, 120) + 30);
  tag(pdf, root, 'H2', () => write(pdf, heading, { x: margin, size: 10, font: 'semibold' }));
  pdf.y += 3;
  for (const line of lines.filter(Boolean)) {
    tag(pdf, root, 'P', () => writeLines(pdf, line, { x: margin, size: 9.5 }));
  }
  pdf.y += 14;
}

/** Draws the footer of every page. */
function drawPageLines(pdf: Pdf, { pageLine }: DocumentContent): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // allows drawing below the text area
    pdf.page.margins.bottom = 0;
    artifact(pdf, 'Pagination', () =>
      write(pdf, pageLine.replace(pageMarks.page, String(page + 1)).replace(pageMarks.pages, String(count)), {
        x: margin,
        y: bottomOf(pdf) + 18,
        size: 8,
        colour: 'grey',
      }),
    );
  }
}
