import { colours, contentWidth, heightOf, margin, write } from '../pdf/page-layout.ts';
import type { Pdf, StructureElement } from '../pdf/pdf.ts';
import { artifact, group, tag } from '../pdf/tagged-pdf.ts';
import type { SheetTable } from './proof-sheet.ts';

const cellGap = 6;
const rowGap = 1.2;

/** Draws a dense table; headings of rows and columns are tagged as such. */
export function drawSheetTable(
  pdf: Pdf,
  root: StructureElement,
  { heading, shares, columns, rows }: SheetTable,
  size: number,
): void {
  tag(pdf, root, 'H2', () => write(pdf, heading, { x: margin, size: size + 2, font: 'semibold' }));
  pdf.y += 1;
  const point = contentWidth(pdf) / shares.reduce((sum, share) => sum + share, 0);
  const places = shares.map((share, n) => ({
    x: margin + shares.slice(0, n).reduce((sum, one) => sum + one, 0) * point,
    width: share * point - cellGap,
  }));
  const table = pdf.struct('Table');
  root.add(table);
  const drawRow = (cells: string[], isHead: boolean): void => {
    const font = isHead ? 'semibold' : 'regular';
    const y = pdf.y + rowGap;
    const below = y + Math.max(...cells.map((text, n) => heightOf(pdf, text, places[n]!.width, size, font)));
    group(pdf, table, 'TR', (row) =>
      cells.forEach((text, n) => {
        const scope = isHead ? 'Column' : n === 0 ? 'Row' : undefined;
        const style = { ...places[n]!, y, size, font, colour: isHead ? 'grey' : 'ink' } as const;
        tag(pdf, row, scope ? 'TH' : 'TD', () => write(pdf, text, style), scope ? { scope } : {});
      }),
    );
    artifact(pdf, 'Layout', () => pdf.rect(margin, below, contentWidth(pdf), 0.3).fill(colours.rule));
    pdf.y = below;
  };
  drawRow(columns, true);
  for (const cells of rows) drawRow(cells, false);
  table.end();
  pdf.y += 6;
}
