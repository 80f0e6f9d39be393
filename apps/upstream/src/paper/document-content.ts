import type { PrintedDrawing } from './print-drawing.ts';

/** A drawing of the catalogue: the address of its file below `/media`, and its text alternative. */
export interface DocumentPicture {
  src: string;
  alt: string;
}

export interface DocumentCell {
  text: string;
  /** Printed below the text, smaller. */
  note?: string;
  /** Printed above the text. */
  picture?: DocumentPicture;
}

/** A table column: its share of the width, and the alignment of its texts. */
export interface DocumentColumn {
  heading: DocumentCell;
  share: number;
  align: 'left' | 'right';
}

export interface DocumentRow {
  /** One per column. */
  cells: DocumentCell[];
  /** Heads the rows that follow: a configuration, a group of figures. */
  isGroup?: true;
}

export interface DocumentTable {
  heading: string;
  columns: DocumentColumn[];
  rows: DocumentRow[];
  /** The first cell of each row is its heading. */
  hasRowHeadings?: true;
}

/** An article with its technical data. */
export interface DocumentArticle {
  name: string;
  articleNumber: string;
  picture?: DocumentPicture;
  figures: { name: string; value: string }[];
}

export interface DocumentSection {
  heading: string;
  lines: string[];
  /** Short enough to be printed in a column beside the next section. */
  isBesideNext?: true;
}

/** Content of a document, localised and formatted; no layout. */
export interface DocumentContent {
  /** BCP 47. */
  language: string;
  pageSize: 'A4' | 'LETTER';
  isLandscape?: boolean;
  title: string;
  /** Distinguishes documents with the same title: a number, a name or empty. */
  number: string;
  /** Creation date in the file properties. */
  writtenOn: Date;
  seller: string;
  facts: { name: string; value: string }[];
  addresses: { heading: string; lines: string[] }[];
  tables: DocumentTable[];
  sums: { name: string; value: string; isTotal?: true }[];
  sections: DocumentSection[];
  /** Appendix with the technical data of each article, once. */
  articles?: { heading: string; articles: DocumentArticle[] };
  /** By `src`; pictures that are missing here are left out. */
  pictures?: ReadonlyMap<string, PrintedDrawing>;
  /** Last line of every page, with `pageMarks` as placeholders for page number and page count. */
  pageLine: string;
}

/** Private-use characters as placeholders, replaced when all pages are laid out. */
export const pageMarks = { page: '\ue000', pages: '\ue001' };

/** Title and number, for headings and file names. */
export const fullTitle = ({ title, number }: Pick<DocumentContent, 'title' | 'number'>): string =>
  `${title} ${number}`.trim();
