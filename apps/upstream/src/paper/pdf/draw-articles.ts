import type { Pdf, StructureElement } from './pdf.ts';
import type { DocumentArticle, DocumentContent } from '../document-content.ts';
import { drawPicture, type FindPicture } from './draw-cell.ts';
import { colours, contentWidth, heightOf, margin, room, write } from './page-layout.ts';
import { artifact, group, tag } from './tagged-pdf.ts';
import { nextTurn } from '../../next-turn.ts';

const gap = 24;
const pictureGap = 12;
const nameSize = 9;
const figureSize = 7.5;
const rowGap = 2;
/** Space above and below an article, in points. */
const space = 9;
/** Share of a figure's width for its name. */
const nameShare = 0.62;

/** Layout of articles: half a page wide, or the whole width when they are few and have many figures. */
interface Frame {
  width: number;
  pictureWidth: number;
  /** Columns of figures. */
  columns: 1 | 2;
}

/** Draws every article with its drawing and figures: two side by side, or few over the whole width. */
export async function drawArticles(
  pdf: Pdf,
  root: StructureElement,
  { heading, articles }: NonNullable<DocumentContent['articles']>,
  find: FindPicture,
): Promise<void> {
  const isWide = articles.length <= 2;
  const width = isWide ? contentWidth(pdf) : (contentWidth(pdf) - gap) / 2;
  const frame: Frame = isWide ? { width, pictureWidth: 132, columns: 2 } : { width, pictureWidth: 60, columns: 1 };
  const perRow = isWide ? 1 : 2;
  for (let n = 0; n < articles.length; n += perRow) {
    await nextTurn();
    const row = articles.slice(n, n + perRow).map((article) => placed(pdf, article, frame, find));
    const height = Math.max(...row.map((one) => one.height));
    room(pdf, height + 2 * space + (n === 0 ? 30 : 0));
    if (n === 0) {
      tag(pdf, root, 'H2', () => write(pdf, heading, { x: margin, size: 12, font: 'semibold' }));
      pdf.y += 6;
    }
    const y = pdf.y + space;
    artifact(pdf, 'Layout', () => pdf.rect(margin, y - space, contentWidth(pdf), 0.4).fill(colours.rule));
    row.forEach((one, place) => drawArticle(pdf, root, one, { ...frame, x: margin + place * (width + gap), y }, find));
    pdf.y = y + height + space;
  }
}

/** A figure with its position beside the drawing. */
type Figure = DocumentArticle['figures'][number] & { x: number; y: number };

/** An article with the positions of its parts, relative to its upper left corner. */
interface Placed {
  article: DocumentArticle;
  /** Left edge of the texts. */
  left: number;
  textWidth: number;
  figureWidth: number;
  figures: Figure[];
  height: number;
}

function placed(pdf: Pdf, article: DocumentArticle, frame: Frame, find: FindPicture): Placed {
  const { width, pictureWidth, columns } = frame;
  const hasPicture = find(article.picture) !== undefined;
  const left = hasPicture ? pictureWidth + pictureGap : 0;
  const textWidth = width - left;
  const figureWidth = (textWidth - (columns - 1) * gap) / columns;
  const top =
    heightOf(pdf, article.name, textWidth, nameSize, 'semibold') +
    heightOf(pdf, article.articleNumber, textWidth, figureSize) +
    4;
  const perColumn = Math.ceil(article.figures.length / columns);
  let y = top;
  let end = top;
  const figures = article.figures.map((figure, n) => {
    const place = Math.floor(n / perColumn);
    if (n % perColumn === 0) y = top;
    const stands = { ...figure, x: left + place * (figureWidth + gap), y };
    y += heightOfFigure(pdf, figure, figureWidth) + rowGap;
    end = Math.max(end, y);
    return stands;
  });
  const height = Math.max(end, hasPicture ? (pictureWidth * 3) / 4 : 0);
  return { article, left, textWidth, figureWidth, figures, height };
}

const nameWidthOf = (figureWidth: number): number => figureWidth * nameShare - 6;
const valueWidthOf = (figureWidth: number): number => figureWidth * (1 - nameShare);

const heightOfFigure = (pdf: Pdf, { name, value }: DocumentArticle['figures'][number], figureWidth: number): number =>
  Math.max(
    heightOf(pdf, name, nameWidthOf(figureWidth), figureSize),
    heightOf(pdf, value, valueWidthOf(figureWidth), figureSize),
  );

function drawArticle(
  pdf: Pdf,
  root: StructureElement,
  { article, left, textWidth, figureWidth, figures }: Placed,
  { x, y, pictureWidth }: Frame & { x: number; y: number },
  find: FindPicture,
): void {
  const found = find(article.picture);
  const heading = { x: x + left, y, width: textWidth, size: nameSize, font: 'semibold' } as const;
  tag(pdf, root, 'H3', () => write(pdf, article.name, heading));
  tag(pdf, root, 'P', () =>
    write(pdf, article.articleNumber, { x: x + left, width: textWidth, size: figureSize, colour: 'grey' }),
  );
  if (found) drawPicture(pdf, root, found, { x, y, width: pictureWidth });
  if (figures.length === 0) return;
  group(pdf, root, 'Table', (table) => {
    for (const figure of figures) {
      const place = { x: x + figure.x, y: y + figure.y, size: figureSize };
      const value = { ...place, x: place.x + figureWidth * nameShare, width: valueWidthOf(figureWidth) };
      group(pdf, table, 'TR', (row) => {
        tag(
          pdf,
          row,
          'TH',
          () => write(pdf, figure.name, { ...place, width: nameWidthOf(figureWidth), colour: 'grey' }),
          {
            scope: 'Row',
          },
        );
        tag(pdf, row, 'TD', () => write(pdf, figure.value, value));
      });
    }
  });
}
