import type { Pdf, StructureElement } from './pdf.ts';
import type { DocumentCell, DocumentRow, DocumentTable } from '../document-content.ts';
import { drawCell, drawCellAgain, heightOfCell, type FindPicture } from './draw-cell.ts';
import { bottomOf, colours, contentWidth, heightOf, margin, room, write } from './page-layout.ts';
import { artifact, group, tag } from './tagged-pdf.ts';
import { nextTurn } from '../../next-turn.ts';

const titleSize = 12;
const titleGap = 6;
const textSize = 8.5;
const headingSize = 7.5;
const cellGap = 6;
const rowGap = 4;
const gapBelow = 8;
/** Rows drawn before yielding to other work. */
const rowsAtOnce = 5;

interface Column {
  heading: DocumentCell;
  align: 'left' | 'right';
  x: number;
  width: number;
}

/**
 * Draws a table of lines or figures; its headings are repeated on every page, and read by screen readers once. Its last line
 * stays with its sums: those in the table, and those in `below` points after it.
 */
export async function drawTable(
  pdf: Pdf,
  root: StructureElement,
  table: DocumentTable,
  find: FindPicture,
  below = 0,
): Promise<void> {
  const columns = columnsOf(pdf, table);
  const above = heightOf(pdf, table.heading, contentWidth(pdf), titleSize, 'semibold') + titleGap;
  // a heading never stays alone at the end of a page
  const first = table.rows[0] ? keptHeight(pdf, columns, table.rows, 0, { find, below }) : 0;
  room(pdf, Math.min(above + heightOfHeadings(pdf, columns, find) + 3 + first, bottomOf(pdf) - margin));
  tag(pdf, root, 'H2', () => write(pdf, table.heading, { x: margin, size: titleSize, font: 'semibold' }));
  pdf.y += titleGap;
  const element = pdf.struct('Table');
  root.add(element);
  drawHeadings(pdf, element, columns, find);
  for (const [n, row] of table.rows.entries()) {
    if (n % rowsAtOnce === 0) await nextTurn();
    const height = keptHeight(pdf, columns, table.rows, n, { find, below });
    // a note may be longer than a page; it continues on the next one
    if (room(pdf, Math.min(height, bottomOf(pdf) - margin - 60))) drawHeadingsAgain(pdf, columns);
    drawRow(pdf, element, { columns, row, hasHeading: table.hasRowHeadings === true }, find);
  }
  element.end();
  pdf.y += gapBelow;
}

function columnsOf(pdf: Pdf, { columns }: DocumentTable): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const point = contentWidth(pdf) / shares;
  let x = margin;
  return columns.map(({ heading, align, share }, n) => {
    const gap = n === columns.length - 1 ? 0 : cellGap;
    const column = { heading, align, x, width: share * point - gap };
    x += share * point;
    return column;
  });
}

const rule = (pdf: Pdf, y: number, colour: string, height: number): void =>
  artifact(pdf, 'Layout', () => pdf.rect(margin, y, contentWidth(pdf), height).fill(colour));

const headingStyleOf = ({ picture }: DocumentCell) =>
  picture
    ? ({ size: textSize, font: 'semibold', colour: 'ink' } as const)
    : ({ size: headingSize, font: 'semibold', colour: 'grey' } as const);

const heightOfHeading = (pdf: Pdf, { heading, width }: Column, find: FindPicture): number =>
  heightOfCell(pdf, heading, { type: 'TH', width, ...headingStyleOf(heading) }, find);

const heightOfHeadings = (pdf: Pdf, columns: Column[], find: FindPicture): number =>
  Math.max(...columns.map((column) => heightOfHeading(pdf, column, find)));

/** Draws the column headings: those with drawings are aligned at the top, the others at the bottom. */
function drawHeadings(pdf: Pdf, table: StructureElement, columns: Column[], find: FindPicture): void {
  const top = pdf.y;
  const bottom = top + heightOfHeadings(pdf, columns, find);
  group(pdf, table, 'TR', (row) => {
    for (const column of columns) {
      const { heading, x, width, align } = column;
      const y = heading.picture ? top : bottom - heightOfHeading(pdf, column, find);
      drawCell(
        pdf,
        row,
        heading,
        { x, y, width, align, ...headingStyleOf(heading) },
        { type: 'TH', scope: 'Column', find },
      );
    }
  });
  endHeadings(pdf, bottom);
}

function drawHeadingsAgain(pdf: Pdf, columns: Column[]): void {
  const withoutPictures: FindPicture = () => undefined;
  const bottom = pdf.y + heightOfHeadings(pdf, columns, withoutPictures);
  artifact(pdf, 'Pagination', () => {
    for (const column of columns) {
      const { heading, x, width, align } = column;
      const y = bottom - heightOfHeading(pdf, column, withoutPictures);
      drawCellAgain(pdf, heading, { x, y, width, align, ...headingStyleOf(heading) });
    }
  });
  endHeadings(pdf, bottom);
}

function endHeadings(pdf: Pdf, bottom: number): void {
  rule(pdf, bottom + 2, colours.ink, 0.8);
  pdf.y = bottom + 3;
}

const fontOf = ({ isGroup }: DocumentRow) => (isGroup ? 'semibold' : 'regular');

function heightOfRow(pdf: Pdf, columns: Column[], row: DocumentRow, find: FindPicture): number {
  const style = { type: 'TD', size: textSize, font: fontOf(row) } as const;
  const cells = row.cells.map((cell, n) => heightOfCell(pdf, cell, { width: columns[n]!.width, ...style }, find));
  return Math.max(...cells) + 2 * rowGap;
}

/** Height of a row with those that stay with it: the next one of a group's heading, the sums of the last line. */
function keptHeight(
  pdf: Pdf,
  columns: Column[],
  rows: DocumentRow[],
  n: number,
  { find, below }: { find: FindPicture; below: number },
): number {
  const [row, ...rest] = rows.slice(n) as [DocumentRow, ...DocumentRow[]];
  const areSums = rest.every(({ isGroup }) => isGroup);
  const kept = areSums ? rest : row.isGroup ? rest.slice(0, 1) : [];
  return [row, ...kept].reduce(
    (sum, one) => sum + heightOfRow(pdf, columns, one, find),
    areSums ? gapBelow + below : 0,
  );
}

function drawRow(
  pdf: Pdf,
  table: StructureElement,
  { columns, row, hasHeading }: { columns: Column[]; row: DocumentRow; hasHeading: boolean },
  find: FindPicture,
): void {
  const y = pdf.y + rowGap;
  const page = pdf.page;
  let below = y;
  group(pdf, table, 'TR', (tr) => {
    row.cells.forEach((cell, n) => {
      const { x, width, align } = columns[n]!;
      const isHeading = hasHeading && n === 0;
      const style = { size: textSize, font: fontOf(row), align } as const;
      const end = drawCell(
        pdf,
        tr,
        cell,
        { x, y, width, ...style },
        isHeading ? { type: 'TH', scope: 'Row', find } : { find },
      );
      // text that continues on the next page ends there
      below = pdf.page === page ? Math.max(below, end) : end;
    });
  });
  rule(pdf, below + rowGap - 1, colours.rule, 0.4);
  pdf.y = below + rowGap;
}
