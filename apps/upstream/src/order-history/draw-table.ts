import { setImmediate as giveWay } from 'node:timers/promises';
import { artifact, group, tag, type Pdf, type StructureElement } from '../pdf/tagged-pdf.ts';
import type { DocumentContent, DocumentRow } from './document-content.ts';
import { bottomOf, colours, contentWidth, heightOf, margin, room, write } from './page-layout.ts';

const textSize = 8.5;
const noteSize = 7.5;
const cellGap = 6;
const rowGap = 4;
/** Rows that are drawn before other work has its turn. */
const rowsAtOnce = 5;

interface Column {
  name: string;
  align: 'left' | 'right';
  x: number;
  width: number;
}

/** The lines: headings stand above them on every page, and are read aloud once. */
export async function drawTable(pdf: Pdf, root: StructureElement, content: DocumentContent): Promise<void> {
  const { heading, rows, descriptionColumn } = content;
  const columns = columnsOf(pdf, content);
  room(pdf, 100);
  tag(pdf, root, 'H2', () => write(pdf, heading, { x: margin, size: 12, font: 'semibold' }));
  pdf.y += 6;
  const table = pdf.struct('Table');
  root.add(table);
  drawNames(pdf, columns, (draw) =>
    group(pdf, table, 'TR', (row) => {
      for (const column of columns) tag(pdf, row, 'TH', () => draw(column), { scope: 'Column' });
    }),
  );
  for (const [n, row] of rows.entries()) {
    if (n % rowsAtOnce === 0) await giveWay();
    // a note may be longer than a page is high; it then goes on on the next
    if (room(pdf, Math.min(heightOfRow(pdf, columns, row, descriptionColumn), bottomOf(pdf) - margin - 60))) {
      drawNames(pdf, columns, (draw) =>
        artifact(pdf, 'Pagination', () => {
          for (const column of columns) draw(column);
        }),
      );
    }
    drawRow(pdf, table, columns, row, descriptionColumn);
  }
  table.end();
  pdf.y += 8;
}

function columnsOf(pdf: Pdf, { columns }: DocumentContent): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const point = contentWidth(pdf) / shares;
  let x = margin;
  return columns.map(({ name, align, share }, n) => {
    const gap = n === columns.length - 1 ? 0 : cellGap;
    const column = { name, align, x, width: share * point - gap };
    x += share * point;
    return column;
  });
}

const rule = (pdf: Pdf, y: number, colour: string, height: number): void =>
  artifact(pdf, 'Layout', () => pdf.rect(margin, y, contentWidth(pdf), height).fill(colour));

/** Headings of all columns at one height; `place` tags what `draw` draws. */
function drawNames(pdf: Pdf, columns: Column[], place: (draw: (column: Column) => void) => void): void {
  const bottom =
    pdf.y + Math.max(...columns.map(({ name, width }) => heightOf(pdf, name, width, noteSize, 'semibold')));
  place(({ name, x, width, align }) => {
    const y = bottom - heightOf(pdf, name, width, noteSize, 'semibold');
    write(pdf, name, { x, y, width, align, size: noteSize, font: 'semibold', colour: 'grey' });
  });
  rule(pdf, bottom + 2, colours.ink, 0.8);
  pdf.y = bottom + 3;
}

const fontOf = ({ isGroup }: DocumentRow) => (isGroup ? 'semibold' : 'regular');

function heightOfRow(pdf: Pdf, columns: Column[], row: DocumentRow, descriptionColumn: number): number {
  const cells = row.cells.map((text, n) => heightOf(pdf, text, columns[n]!.width, textSize, fontOf(row)));
  cells[descriptionColumn]! += heightOf(pdf, row.note ?? '', columns[descriptionColumn]!.width, noteSize);
  return Math.max(...cells) + 2 * rowGap;
}

function drawRow(
  pdf: Pdf,
  table: StructureElement,
  columns: Column[],
  row: DocumentRow,
  descriptionColumn: number,
): void {
  const y = pdf.y + rowGap;
  let below = y;
  group(pdf, table, 'TR', (tr) => {
    row.cells.forEach((text, n) => {
      const { x, width, align } = columns[n]!;
      tag(pdf, tr, 'TD', () => {
        if (text !== '') write(pdf, text, { x, y, width, align, size: textSize, font: fontOf(row) });
        if (n === descriptionColumn && row.note) write(pdf, row.note, { x, width, size: noteSize, colour: 'grey' });
      });
      if (text !== '') below = Math.max(below, pdf.y);
    });
  });
  rule(pdf, below + rowGap - 1, colours.rule, 0.4);
  pdf.y = below + rowGap;
}
