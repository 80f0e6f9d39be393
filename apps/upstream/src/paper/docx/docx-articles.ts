import { HeadingLevel, Paragraph, TableCell, TableRow, TextRun, WidthType, type FileChild } from 'docx';
import type { DocumentArticle } from '../document-content.ts';
import { drawingRun, plain, type Frame } from './docx-page.ts';
import { fixedTable, noBorders } from './docx-tables.ts';

/** Width of a drawing beside figures in CSS pixels: for articles over the whole width, and two side by side. */
const pictureWidths = { 1: 180, 2: 64 };
/** Twentieths of a point in a CSS pixel. */
const pixel = 15;
/** Gap between columns of articles. */
export const articleGap = 480;
/** Share of a figure's width for its name. */
const nameShare = 0.56;
/** Padding around the text of a figure. */
const inner = { top: 20, bottom: 20, left: 0, right: 100 };

/** An article: its name as a heading, its number, its drawing beside its figures; kept on one page. */
export function articleParagraphs(
  { name, articleNumber, picture, figures }: DocumentArticle,
  frame: Frame,
): FileChild[] {
  const { articleColumns } = frame;
  const pictureWidth = pictureWidths[articleColumns];
  const drawing = drawingRun(picture, pictureWidth, frame);
  const width = (frame.width - (articleColumns - 1) * articleGap) / articleColumns;
  const left = drawing ? pictureWidth * pixel + 200 : 0;
  // articles over the whole width show their figures in two columns
  const perRow = articleColumns === 1 ? 2 : 1;
  const figureWidth = (width - left) / perRow;
  const figureWidths = [figureWidth * nameShare, figureWidth * (1 - nameShare)];
  const widths = [...(drawing ? [left] : []), ...Array.from({ length: perRow }, () => figureWidths).flat()];
  const length = Math.ceil(figures.length / perRow);

  const rows = Array.from({ length }, (_, n) => {
    const keepNext = n < length - 1;
    const beside = Array.from({ length: perRow }, (_column, place) => figures[n + place * length]);
    const drawn =
      drawing && n === 0
        ? [cellOf(left, [new Paragraph({ style: 'Cell', keepNext, children: [drawing] })], length)]
        : [];
    return new TableRow({
      cantSplit: true,
      children: [
        ...drawn,
        ...beside.flatMap((figure) => [
          cellOf(figureWidths[0]!, [paragraph('Note', figure?.name ?? '', keepNext)]),
          cellOf(figureWidths[1]!, [paragraph('Figure', figure?.value ?? '', keepNext)]),
        ]),
      ],
    });
  });
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_3, keepNext: true, children: [new TextRun(plain(name))] }),
    paragraph('Note', articleNumber, true),
    fixedTable(widths, rows, noBorders, inner),
  ];
}

const paragraph = (style: 'Figure' | 'Note', text: string, keepNext: boolean): Paragraph =>
  new Paragraph({ style, keepNext, children: [new TextRun(plain(text))] });

const cellOf = (width: number, children: Paragraph[], rowSpan = 1): TableCell =>
  new TableCell({ width: { size: Math.round(width), type: WidthType.DXA }, rowSpan, children });
