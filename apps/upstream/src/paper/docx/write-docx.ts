import {
  convertMillimetersToTwip,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  SectionType,
  TextRun,
  type FileChild,
  type ISectionOptions,
} from 'docx';
import { fullTitle, pageMarks, type DocumentContent } from '../document-content.ts';
import { articleGap, articleParagraphs } from './docx-articles.ts';
import { addressTable, factsTable, sumsTable, tableOf } from './docx-tables.ts';
import { docxStyles, margins, pageSizes, plain, type Frame } from './docx-page.ts';

/**
 * Writes a document as DOCX: headings, tables whose headings are repeated on every page, drawings with text
 * alternatives, page numbers.
 */
export async function writeDocx(content: DocumentContent): Promise<Uint8Array> {
  const { language, seller, addresses, facts, tables, sums, sections, articles } = content;
  const frame = frameOf(content);
  const children: FileChild[] = [
    new Paragraph({ style: 'Seller', children: [new TextRun(plain(seller))] }),
    heading(fullTitle(content), HeadingLevel.HEADING_1),
    factsTable(facts, frame),
    space(),
    ...(addresses.length > 0 ? [addressTable(addresses, frame)] : []),
  ];
  for (const table of tables) {
    children.push(heading(table.heading, HeadingLevel.HEADING_2), tableOf(table, frame), space());
  }
  if (sums.length > 0) children.push(sumsTable(sums, frame));
  for (const { heading: name, lines } of sections) {
    children.push(heading(name, HeadingLevel.HEADING_3));
    for (const line of lines.filter(Boolean)) children.push(new Paragraph({ children: textRuns(line) }));
  }
  const page = { size: pageOf(content), margin: margins };
  const parts: ISectionOptions[] = [
    { properties: { page }, footers: { default: footerOf(content) }, children },
    ...(articles
      ? [
          {
            properties: { page, type: SectionType.CONTINUOUS },
            children: [heading(articles.heading, HeadingLevel.HEADING_2)],
          },
          {
            properties: {
              page,
              type: SectionType.CONTINUOUS,
              ...(frame.articleColumns > 1 ? { column: { count: frame.articleColumns, space: articleGap } } : {}),
            },
            children: articles.articles.flatMap((article) => articleParagraphs(article, frame)),
          },
        ]
      : []),
  ];
  const document = new Document({
    title: plain(fullTitle(content)),
    creator: plain(seller),
    lastModifiedBy: plain(seller),
    styles: docxStyles(wordLanguage(language)),
    sections: parts,
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function frameOf({ pageSize, isLandscape = false, articles, pictures = new Map() }: DocumentContent): Frame {
  const { width, height } = pageSizes[pageSize];
  return {
    width: (isLandscape ? height : width) - margins.left - margins.right,
    articleColumns: (articles?.articles.length ?? 0) > 2 ? 2 : 1,
    pictures,
  };
}

const pageOf = ({ pageSize, isLandscape = false }: DocumentContent) => ({
  ...pageSizes[pageSize],
  orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
});

type Level = (typeof HeadingLevel)[keyof typeof HeadingLevel];

const heading = (text: string, level: Level): Paragraph =>
  new Paragraph({ heading: level, keepNext: true, children: [new TextRun(plain(text))] });

const space = (): Paragraph => new Paragraph({ spacing: { before: 0, after: convertMillimetersToTwip(1) } });

/** Text with line breaks. */
const textRuns = (text: string): TextRun[] =>
  text.split('\n').map((line, n) => new TextRun({ text: plain(line), ...(n > 0 ? { break: 1 } : {}) }));

/** Footer in which Word fills in the page numbers. */
function footerOf({ pageLine }: DocumentContent): Footer {
  const parts = pageLine.split(new RegExp(`([${pageMarks.page}${pageMarks.pages}])`));
  const runs = parts.map((part) => {
    if (part === pageMarks.page) return new TextRun({ children: [PageNumber.CURRENT] });
    if (part === pageMarks.pages) return new TextRun({ children: [PageNumber.TOTAL_PAGES] });
    return new TextRun(plain(part));
  });
  return new Footer({ children: [new Paragraph({ style: 'PageLine', children: runs })] });
}

/** Word knows only languages with a region: `de` is `de-DE` to it. */
function wordLanguage(language: string): string {
  const { language: code, script, region } = new Intl.Locale(language).maximize();
  return [code, language.includes('-') && script !== 'Latn' ? script : '', code === 'sr' ? 'Latn' : '', region]
    .filter(Boolean)
    .join('-');
}
