import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
  type ITableBordersOptions,
} from 'docx';
import type { DocumentCell, DocumentContent, DocumentTable } from '../document-content.ts';
import { colours, drawingRun, plain, type Frame } from './docx-page.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const noBorders: ITableBordersOptions = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};
const thin = { style: BorderStyle.SINGLE, size: 4, color: colours.rule };
const strong = { style: BorderStyle.SINGLE, size: 8, color: colours.ink };

/** Padding of a cell. */
const inner = { top: 50, bottom: 50, left: 0, right: 120 };
/** Maximum width of a drawing in a table, in CSS pixels. */
const widestPicture = 120;
/** Twentieths of a point in a CSS pixel. */
const pixel = 15;

export const fixedTable = (
  columnWidths: number[],
  rows: TableRow[],
  borders: ITableBordersOptions,
  margins = inner,
): Table =>
  new Table({
    rows,
    borders,
    columnWidths: columnWidths.map(Math.round),
    width: { size: Math.round(columnWidths.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    margins,
  });

/** A table of lines or figures. */
export function tableOf({ columns, rows }: DocumentTable, frame: Frame): Table {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / shares) * frame.width);
  const headings = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ heading, align }, n) =>
      cellOf(heading, {
        width: widths[n]!,
        align,
        // a heading with a drawing is the name of an article
        style: heading.picture ? 'Cell' : 'ColumnName',
        isBold: true,
        isLast: n === columns.length - 1,
        isHeading: true,
        isKept: true,
        frame,
      }),
    ),
  });
  const lines = rows.map(
    ({ cells, isGroup = false }) =>
      new TableRow({
        cantSplit: true,
        children: cells.map((cell, n) =>
          cellOf(cell, {
            width: widths[n]!,
            align: columns[n]!.align,
            style: 'Cell',
            isBold: isGroup,
            isLast: n === columns.length - 1,
            isKept: isGroup,
            frame,
          }),
        ),
      }),
  );
  return fixedTable(widths, [headings, ...lines], { ...noBorders, insideHorizontal: thin, bottom: thin });
}

interface CellOptions {
  width: number;
  align: 'left' | 'right';
  style: 'Cell' | 'ColumnName';
  frame: Frame;
  isBold?: boolean;
  isHeading?: boolean;
  /** Aligns the text with the right end of the table. */
  isLast?: boolean;
  /** Keeps the row on the page of the next one. */
  isKept?: boolean;
}

function cellOf(
  { text, note, picture }: DocumentCell,
  { width, align, style, frame, isBold = false, isKept = false, isLast = false, isHeading = false }: CellOptions,
): TableCell {
  const alignment = align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT;
  const drawing = drawingRun(picture, Math.min(widestPicture, (width - inner.right) / pixel), frame);
  const keepNext = isKept;
  const paragraphs = [
    ...(drawing ? [new Paragraph({ style: 'Cell', alignment, keepNext, children: [drawing] })] : []),
    ...(text !== '' || !drawing
      ? [
          new Paragraph({
            style,
            alignment,
            keepNext,
            children: [new TextRun({ text: plain(text), bold: isBold })],
          }),
        ]
      : []),
    ...(note ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => new Paragraph({ style: 'Note', alignment, children: [new TextRun(plain(line))] })),
  ];
  return new TableCell({
    children: paragraphs,
    width: { size: Math.round(width), type: WidthType.DXA },
    verticalAlign: isHeading && !picture ? VerticalAlignTable.BOTTOM : VerticalAlignTable.TOP,
    ...(isHeading ? { borders: { bottom: strong } } : {}),
    ...(isLast ? { margins: { right: 0, marginUnitType: WidthType.DXA } } : {}),
  });
}

const textCell = (text: string, width: number, style: 'Cell' | 'Note', align: 'left' | 'right' = 'left'): TableCell =>
  new TableCell({
    width: { size: Math.round(width), type: WidthType.DXA },
    children: [
      new Paragraph({
        style,
        alignment: align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children: [new TextRun(plain(text))],
      }),
    ],
  });

/** Names and values, two pairs per row. */
export function factsTable(facts: DocumentContent['facts'], { width }: Frame): Table {
  const widths = [0.2, 0.3, 0.2, 0.3].map((share) => share * width);
  const half = Math.ceil(facts.length / 2);
  const rows = Array.from({ length: half }, (_, n) => [facts[n], facts[n + half]]).map(
    (pair) =>
      new TableRow({
        cantSplit: true,
        children: pair.flatMap((fact, place) => [
          textCell(fact?.name ?? '', widths[place * 2]!, 'Note'),
          textCell(fact?.value ?? '', widths[place * 2 + 1]!, 'Cell'),
        ]),
      }),
  );
  return fixedTable(widths, rows, noBorders);
}

/** Addresses side by side, each below its heading. */
export function addressTable(addresses: DocumentContent['addresses'], { width }: Frame): Table {
  const own = width / 2;
  const cells = addresses.map(
    ({ heading, lines }) =>
      new TableCell({
        width: { size: Math.round(own), type: WidthType.DXA },
        children: [
          new Paragraph({
            heading: 'Heading3',
            keepNext: true,
            spacing: { before: 0 },
            children: [new TextRun(plain(heading))],
          }),
          ...lines.map((line) => new Paragraph({ style: 'Cell', children: [new TextRun(plain(line))] })),
        ],
      }),
  );
  return fixedTable(
    addresses.map(() => own),
    [new TableRow({ cantSplit: true, children: cells })],
    noBorders,
  );
}

/** Sums, right-aligned; the last one is emphasised. */
export function sumsTable(sums: DocumentContent['sums'], { width }: Frame): Table {
  const widths = [width * 0.36, width * 0.42, width * 0.22];
  const rows = sums.map(({ name, value, isTotal = false }) => {
    const run = (text: string) => new TextRun({ text: plain(text), bold: isTotal, size: isTotal ? 22 : 18 });
    const cell = (text: string, own: number, alignment: (typeof AlignmentType)['LEFT' | 'RIGHT'], hasRule: boolean) =>
      new TableCell({
        width: { size: Math.round(own), type: WidthType.DXA },
        ...(hasRule ? { borders: { top: strong } } : {}),
        margins: { right: 0, marginUnitType: WidthType.DXA },
        children: [new Paragraph({ style: 'Cell', alignment, children: [run(text)] })],
      });
    return new TableRow({
      cantSplit: true,
      children: [
        cell('', widths[0]!, AlignmentType.LEFT, false),
        cell(name, widths[1]!, AlignmentType.LEFT, isTotal),
        cell(value, widths[2]!, AlignmentType.RIGHT, isTotal),
      ],
    });
  });
  return fixedTable(widths, rows, noBorders);
}
